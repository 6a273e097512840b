export { addDays, dayAt, daysBetween } from './day.ts';
export { searchTerms, searchText } from './search-text.ts';
export { defaultRules, rulesWith } from './tenant-rules.ts';
export type { TenantRules } from './tenant-rules.ts';
export { clockAt, instantOf, isoAt, weekdayOf } from './zoned.ts';
export type { WallClock } from './zoned.ts';
export { lineMinor, roundHalfUp, shareOf, sumsOfGross, sumsOfNet } from './money.ts';
export type { Amounts, MoneyLine, MoneySums } from './money.ts';
export {
  payrollAfter,
  payrollItemAfter,
  payrollItemStates,
  payrollStates,
  payrollWindowEnd,
  payrollWithItems,
} from './payroll-status.ts';
export type { PayrollItemMove, PayrollItemState, PayrollMove, PayrollState } from './payroll-status.ts';
export { invoiceState, invoiceStates, openSums } from './invoice-state.ts';
export type { InvoiceFacts, InvoiceState, OpenSum } from './invoice-state.ts';
export {
  largestAmountMinor,
  receiptAfter,
  receiptDate,
  receiptGaps,
  receiptStates,
  seemsTheSameReceipt,
} from './receipt-rules.ts';
export type { ReceiptGap, ReceiptMove, ReceiptState } from './receipt-rules.ts';
export {
  bonusAt,
  bonusForecast,
  levelFactor,
  nextLevel,
  performanceOf,
  shareOfTarget,
  turnoverOf,
} from './bonus.ts';
export type {
  BonusDay,
  BonusFigure,
  BonusForecast,
  BonusLevel,
  BonusPoint,
  BonusValues,
  Explained,
  NextLevel,
} from './bonus.ts';
