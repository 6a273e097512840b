import { countUnpaid } from '../../finance/payrolls/payrolls.public.ts';
import type { HomeAsked, HomeLists } from './home-asked.ts';
import {
  payrollItemsToAnswer,
  payrollsOfAll,
  payrollsToConfirm,
  rejectedReceipts,
} from './home-finance.db.ts';
import {
  payrollEntries,
  payrollItemEntries,
  payrollsOfAllEntry,
  receiptEntries,
  unpaidEntry,
} from './home-finance.ts';
import { counted } from './home-list.ts';
import type { Found } from './home-list.ts';

export async function findFinance(asked: HomeAsked): Promise<Partial<HomeLists>> {
  const { ctx, personId, today, is, holds, open } = asked;
  const { db } = ctx;
  if (!open('finance')) return {};
  const accounts = is('office') && holds('payrolls', 'EDIT');
  const needsYou: Found[] = [];
  const warnings: Found[] = [];
  const info: Found[] = [];
  if (is('crew') && holds('payrolls')) needsYou.push(payrollEntries(await payrollsToConfirm(db, personId)));
  needsYou.push(payrollItemEntries(await payrollItemsToAnswer(db, personId, accounts)));
  if (accounts) {
    const all = await payrollsOfAll(db);
    needsYou.push(counted('payrollsToRelease', all.drafts));
    info.push(payrollsOfAllEntry(all));
    warnings.push(unpaidEntry(await countUnpaid(db, today)));
  }
  if (holds('receipts')) warnings.push(receiptEntries(await rejectedReceipts(db, personId)));
  return { needsYou, warnings, info };
}
