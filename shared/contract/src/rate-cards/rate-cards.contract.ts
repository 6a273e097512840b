export const rateCards = {};
