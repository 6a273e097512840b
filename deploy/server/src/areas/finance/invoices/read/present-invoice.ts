import type { Invoice, InvoiceItem, InvoiceRow } from '@callboard/contract';
import {
  canRemind,
  dayAt,
  daysBetween,
  invoiceState,
  lineMinor,
  nextReminderDay,
  owedMinor,
  sumsOfNet,
} from '@callboard/domain';
import { accountsFor, linkedDocumentOf, linkedDocumentRows } from '../../finance/finance.public.ts';
import { tenantZone } from '../../../account/settings/settings.public.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { fitsEInvoice } from '../paper/e-invoice.ts';
import { sellerOfInvoices } from '../invoice/invoice-parties.db.ts';
import { hoursOfInvoice } from '../invoice/invoiced-hours.db.ts';
import { seesAllInvoices } from '../invoice/invoices.policy.ts';
import { addressesOfCompany, itemsOfInvoice, paymentsOfInvoice } from '../invoice/invoices.db.ts';
import type { InvoiceFacts } from '../invoice/invoices.db.ts';
import { awaitsReminders, reminderFactsOf } from '../invoice/overdue-reminders.ts';

export const owedOf = (row: Pick<InvoiceFacts, 'grossMinor' | 'paidDate' | 'partsMinor'>): number =>
  owedMinor({ grossMinor: row.grossMinor, paidDate: row.paidDate, partsMinor: row.partsMinor });

export const invoiceRowOf = (row: InvoiceFacts, today: string): InvoiceRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  invoiceDate: row.invoiceDate,
  dueDate: row.dueDate,
  paidDate: row.paidDate,
  company: { id: row.companyId, name: row.companyName },
  project:
    row.projectId === null
      ? null
      : { id: row.projectId, number: row.projectNumber ?? '', name: row.projectName ?? '' },
  net: row.netMinor,
  gross: row.grossMinor,
  currency: row.currency,
  state: invoiceState({ paidDate: row.paidDate, dueDate: row.dueDate }, today),
  owed: owedOf(row),
  documents: row.documents,
});

type Item = Awaited<ReturnType<typeof itemsOfInvoice>>[number];
type Hours = Awaited<ReturnType<typeof hoursOfInvoice>>;
export const invoiceItemOf = (item: Item, hours: Hours): InvoiceItem => ({
  ...item,
  net: lineMinor(item),
  hours: (hours.get(item.id) ?? []).map(({ crewItemId, minutes, personId, personName }) => ({
    crewItemId,
    minutes,
    person: { id: personId, name: personName },
  })),
});

/** A credit note is taken back by another invoice, and an invoice once. */
export const mayCredit = ({ grossMinor: gross, creditedById }: InvoiceFacts): boolean =>
  gross > 0 && creditedById === null;
export const mayRemind = (row: InvoiceFacts, { state, owed }: InvoiceRow): boolean =>
  canRemind({ state, owed, credited: row.creditedById !== null });
const linked = (id: string | null, number: string | null) =>
  id === null || number === null ? null : { id, number };

/** When a reminder goes out that nobody sends; never a day that is over. */
function nextReminder(row: InvoiceFacts, { zone, today }: { zone: string; today: string }): string | null {
  const facts = reminderFactsOf(row, zone);
  const day = facts && row.remindOverdue && awaitsReminders(row) ? nextReminderDay(facts) : null;
  return day !== null && day < today ? today : day;
}

/** An invoice with all that its screen shows. */
export async function wholeInvoice(row: InvoiceFacts, ctx: Ctx): Promise<Invoice> {
  const { db, caller, now } = ctx;
  const zone = await tenantZone(db);
  const today = dayAt(now(), zone);
  const items = await itemsOfInvoice(db, row.id);
  const hours = await hoursOfInvoice(db, row.id);
  const documents = await linkedDocumentRows(db, 'invoice', row.id);
  const edits = accountsFor(caller, 'invoices');
  const shown = invoiceRowOf(row, today);
  const download = fitsEInvoice(row, items, await sellerOfInvoices(db));
  return {
    ...shown,
    comment: row.comment,
    createdAt: row.createdAt.toISOString(),
    creditNote: row.grossMinor < 0,
    credits: linked(row.creditsId, row.creditsNumber),
    creditedBy: linked(row.creditedById, row.creditedByNumber),
    daysOverdue: shown.state === 'overdue' ? daysBetween(row.dueDate, today) : 0,
    itemList: items.map((item) => invoiceItemOf(item, hours)),
    vat: [...sumsOfNet(items).rates],
    documentList: documents.map((document) => linkedDocumentOf(document, ctx)),
    payments: await paymentsOfInvoice(db, row.id),
    sent: row.sentAt && { at: row.sentAt.toISOString(), to: edits ? row.sentTo : [] },
    reminded: row.remindedAt && { at: row.remindedAt.toISOString(), times: row.reminders },
    overdueReminders: seesAllInvoices(caller)
      ? { on: row.remindOverdue, next: download ? nextReminder(row, { zone, today }) : null }
      : { on: false, next: null },
    recipients: edits ? await addressesOfCompany(db, row.companyId) : [],
    may: {
      pay: edits,
      send: edits && download,
      remind: edits && download && mayRemind(row, shown),
      switchReminders: edits && download && awaitsReminders(row),
      credit: edits && mayCredit(row),
      addDocument: edits,
      download,
    },
  };
}
