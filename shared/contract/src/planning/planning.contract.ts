export const planning = {};
