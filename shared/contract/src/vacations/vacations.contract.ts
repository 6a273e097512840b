export const vacations = {};
