export { aheadCases } from './cases/ahead-cases.ts';
export { breakCases } from './cases/break-cases.ts';
export { conflictCases } from './cases/conflict-cases.ts';
export { presenceAt, presenceCases, presenceStart } from './cases/presence-cases.ts';
export { searchCases } from './cases/search-cases.ts';
export { invoiceCases, invoiceDay } from './cases/invoice-cases.ts';
export { startCases } from './cases/start-cases.ts';
export { signingStep, turnCases } from './cases/turn-cases.ts';
