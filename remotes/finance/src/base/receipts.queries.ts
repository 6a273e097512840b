import { infinite, query } from '@callboard/client';
import { companies, receipts } from '@callboard/contract';
import type { ReceiptState } from '@callboard/domain';
import { listed, rowsPerPage } from './finance.queries.ts';

const readable = { meta: { offline: true } };

export type ReceiptFilter = {
  /** Everybody's, for accountants. */
  readonly all?: boolean;
  readonly status?: ReceiptState | undefined;
  readonly q?: string | undefined;
};
export const receiptFilter = ({ all, status, q }: ReceiptFilter) => ({
  ...(all && { all: 'true' as const }),
  ...(status && { status }),
  ...(q && { q }),
});
export const receiptsQuery = (filter: ReceiptFilter = {}) =>
  infinite(receipts.receipts, { query: { limit: rowsPerPage, ...receiptFilter(filter) } }, listed);
export const receiptQuery = (n: string) => query(receipts.receipt, { params: { n } }, readable);
export const receiptTypesQuery = query(receipts.receiptTypes, { query: { limit: 1000, page: 1 } }, readable);
export const receiptTemplatesQuery = (companyId: string) =>
  query(
    companies.companyReceiptTemplates,
    { params: { id: companyId }, query: { limit: 200, page: 1 } },
    readable,
  );
export const receiptWorkQuery = query(receipts.receiptWork, {}, readable);
export const receiptHistoryQuery = (n: string) =>
  query(receipts.receiptActivities, { params: { n }, query: { limit: 1000, page: 1 } }, readable);
