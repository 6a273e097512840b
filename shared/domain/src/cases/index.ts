export { invoiceCases, invoiceDay } from './invoice-cases.ts';
export { startCases } from './start-cases.ts';
export { signingStep, turnCases } from './turn-cases.ts';
