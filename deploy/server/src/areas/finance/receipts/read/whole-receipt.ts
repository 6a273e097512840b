import type { Receipt } from '@callboard/contract';
import { daysBetween, receiptAfter, receiptDate, receiptGaps, sumsOfGross } from '@callboard/domain';
import type { ReceiptMove } from '@callboard/domain';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import { accountsFor, linkedDocumentOf, linkedDocumentRows } from '../../finance/finance.public.ts';
import { todayOfTenant, tenantRules } from '../../../account/settings/settings.public.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { receiptItemOf, receiptRowOf } from './present-receipt.ts';
import { receiptBy, sameReceipts } from './receipts.db.ts';
import type { ReceiptFacts } from './receipts.db.ts';
import { itemsOfReceipt } from './write-receipt.db.ts';

function mayOf(row: ReceiptFacts, { caller }: Ctx, ready: boolean): Receipt['may'] {
  const { rights } = caller;
  const mine = row.personId === caller.personId;
  const creates = rights.receipts?.includes('CREATE') ?? false;
  const decides = accountsFor(caller, 'receipts') && !mine;
  const can = (move: ReceiptMove) => receiptAfter(row.status, move) !== null;
  return {
    edit: mine && creates && can('edit'),
    delete: mine && (rights.receipts?.includes('DELETE') ?? false) && can('delete'),
    submit: mine && creates && ready && can('submit'),
    toDraft: mine && creates && can('toDraft'),
    approve: decides && can('approve'),
    reject: decides && can('reject'),
    pay: accountsFor(caller, 'receipts') && can('pay'),
    copy: mine && creates,
  };
}

/** A receipt with all that its screen shows. */
export async function wholeReceipt(row: ReceiptFacts, ctx: Ctx): Promise<Receipt> {
  const { db, now } = ctx;
  const items = await itemsOfReceipt(db, row.id);
  const rules = await tenantRules(db);
  const today = await todayOfTenant(db, now());
  const same = await sameReceipts(db, row);
  const draft = row.status === 'draft';
  const dated = receiptDate(row.date, today, rules);
  const old = draft && dated === 'old';
  const gaps: Receipt['gaps'] = draft
    ? receiptGaps({ items: items.length, photos: row.documents, gross: row.grossMinor }, rules)
    : [];
  if (draft && (dated === 'in_the_future' || dated === 'too_long_ago'))
    gaps.push({ path: 'date', code: dated });
  const documents = await linkedDocumentRows(db, 'receipt', row.id);
  return {
    ...row,
    ...receiptRowOf(row),
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: namedPerson(row.decidedBy, row.decidedByName),
    paidAt: row.paidAt?.toISOString() ?? null,
    itemList: items.map(receiptItemOf),
    vat: [...sumsOfGross(items).rates],
    documentList: documents.map((document) => linkedDocumentOf(document, ctx)),
    warnings: [
      ...(same.length > 0 ? [{ code: 'duplicate' as const, numbers: same, days: 0 }] : []),
      ...(old ? [{ code: 'old' as const, numbers: [], days: daysBetween(row.date, today) }] : []),
    ],
    gaps,
    may: mayOf(row, ctx, gaps.length === 0),
  };
}

export async function receiptNow(id: string, ctx: Ctx): Promise<Receipt> {
  const row = await receiptBy(ctx.db, id);
  if (!row) throw new Error('A receipt that has just been written is there.');
  return wholeReceipt(row, ctx);
}
