export { invoiceCases, invoiceDay } from './invoice-cases.ts';
export { startCases } from './start-cases.ts';
export { turnCases } from './turn-cases.ts';
