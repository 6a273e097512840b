export const crewMembers = {};
