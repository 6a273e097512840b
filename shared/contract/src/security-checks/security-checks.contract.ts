export const securityChecks = {};
