export const mobileDocuments = {};
