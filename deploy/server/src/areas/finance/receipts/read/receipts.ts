import type { QueryOf, receipts as contract } from '@callboard/contract';
import { accountsFor } from '../../finance/finance.public.ts';
import { personOf } from '#platform/http/person-of.ts';
import type { Caller, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { searching } from '#platform/db/list/search.ts';
import { receiptRowOf } from './present-receipt.ts';
import { receiptsOf, receiptTypesOf } from './receipts.db.ts';

/** The filters of the list, and whose receipts this caller sees with them. */
export function wantedReceipts(
  { all: wantsAll, personId, ...wanted }: Omit<QueryOf<typeof contract.exportReceipts>, 'language'>,
  caller: Caller,
) {
  const mine = personOf(caller);
  const all = accountsFor(caller, 'receipts') && (wantsAll === 'true' || personId !== undefined);
  return { ...wanted, personId: all ? personId : mine, drafts: mine };
}

export const receipts: Handler<typeof contract.receipts> = async ({ query }, { db, caller }) => {
  const { limit, page, ...filters } = query;
  const wanted = { ...wantedReceipts(filters, caller), limit, page };
  const { rows, sums, total } = await searching(query.q, (search) => receiptsOf(db, { ...wanted, search }));
  return { ...listOf(rows.map(receiptRowOf), total, query), sums };
};

export const receiptTypes: Handler<typeof contract.receiptTypes> = async ({ query }, { db }) => {
  const { rows, total } = await receiptTypesOf(db, query);
  const items = rows.map(({ id, caption, parameters }) => {
    const { vatRate } = parameters as { vatRate?: unknown };
    return { id, caption, vatRate: typeof vatRate === 'number' ? vatRate : null };
  });
  return listOf(items, total, query);
};
