import { infinite, query } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import type { PayrollState } from '@callboard/domain';

/** Kept on the phone for this person, so that it can be read without network. */
const readable = { meta: { offline: true } };
/** A screenful several times over; small enough for one bar of signal. */
export const rowsPerPage = 60;
const whole = { limit: 1000, page: 1 };
/** The rows stay while others are asked for. */
export const listed = { ...readable, placeholderData: <Data>(before: Data | undefined) => before };

export type PayrollFilter = {
  /** Everybody's, for accountants. */
  readonly all?: boolean;
  /** Only what person and accountant have not agreed on yet. */
  readonly open?: boolean;
  /** What is looked for, in names and numbers. */
  readonly q?: string | undefined;
  readonly status?: PayrollState | undefined;
};
export const payrollFilter = ({ all, open, q, status }: PayrollFilter) => ({
  ...(all && { all: 'true' as const }),
  ...(open && { open: 'true' as const }),
  ...(q && { q }),
  ...(status && { status }),
});
export const payrollsQuery = (filter: PayrollFilter = {}) =>
  infinite(payrolls.payrolls, { query: { limit: rowsPerPage, ...payrollFilter(filter) } }, listed);

/** Drafts that are released together: as many as one call takes. */
export const draftsQuery = (q: string | undefined) =>
  query(payrolls.payrolls, {
    query: { limit: 200, page: 1, ...payrollFilter({ all: true, status: 'draft', q }) },
  });

/** Work of a month that nobody has said the pay of. */
export const unpaidWorkQuery = (month: string) => query(payrolls.unpaidWork, { query: { ...whole, month } });

export const payrollQuery = (id: string) => query(payrolls.payroll, { params: { id } }, readable);
export const payrollItemsQuery = (id: string) =>
  query(payrolls.payrollItems, { params: { id }, query: whole }, readable);
export const payrollItemQuery = (id: string) => query(payrolls.payrollItem, { params: { id } }, readable);

export const payrollHistoryQuery = (id: string) =>
  query(payrolls.payrollActivities, { params: { id }, query: whole }, readable);
export const payrollItemHistoryQuery = (id: string) =>
  query(payrolls.payrollItemActivities, { params: { id }, query: whole }, readable);
