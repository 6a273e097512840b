import { crew, office, person } from '@callboard/feature';
import type { ReadAhead } from '@callboard/feature';
import { mayNow } from '@callboard/session';
import { payrollsQuery } from '../base/finance.queries.ts';
import { receiptsQuery, receiptTypesQuery, receiptWorkQuery } from '../base/receipts.queries.ts';

/** What begins a receipt in a dead spot, and the lists as their pages ask for them. */
export function* readsAhead(): Generator<ReadAhead> {
  if (mayNow(person.with('receipts', 'CREATE'))) {
    yield { query: receiptTypesQuery };
    yield { query: receiptWorkQuery };
  }
  // The lists of those who account are long, and of everybody.
  if (mayNow(crew.with('receipts')) && !mayNow(office.with('receipts', 'EDIT')))
    yield { query: receiptsQuery() };
  if (mayNow(crew.with('payrolls'))) yield { query: payrollsQuery() };
}
