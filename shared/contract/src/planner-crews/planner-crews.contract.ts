export const plannerCrews = {};
