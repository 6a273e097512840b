export const push = {};
