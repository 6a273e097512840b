export const persons = {};
