export const blockDates = {};
