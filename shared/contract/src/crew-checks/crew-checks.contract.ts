export const crewChecks = {};
