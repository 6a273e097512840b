export const staffContracts = {};
