export const payrolls = {};
