export const crewInfo = {};
