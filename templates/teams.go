package templates

// SheetTeams is the name of the sheet with the team rankings of all sections that have one.
const SheetTeams = "团体名次"
