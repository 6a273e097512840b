export const todos = {};
