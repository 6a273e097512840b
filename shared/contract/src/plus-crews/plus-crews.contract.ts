export const plusCrews = {};
