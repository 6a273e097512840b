export const crewItems = {};
