export const projectCrews = {};
