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
import { accountsFor, linkedDocumentOf, linkedDocumentRows } from '../finance/finance.public.ts';
import { tenantZone } from '../../account/settings/settings.public.ts';
import type { Ctx } from '../../../platform/http/handler.ts';
import { fitsEInvoice } from './e-invoice.ts';
import { sellerOfInvoices } from './invoice-parties.db.ts';
import { hoursOfInvoice } from './invoiced-hours.db.ts';
import { seesAllInvoices } from './invoices.policy.ts';
import { addressesOfCompany, itemsOfInvoice, paymentsOfInvoice } from './invoices.db.ts';
import type { InvoiceFacts } from './invoices.db.ts';
import { awaitsReminders, reminderFactsOf } from './overdue-reminders.ts';

export const owedOf = (row: Pick<InvoiceFacts, 'gross_minor' | 'paid_date' | 'partsMinor'>): number =>
  owedMinor({ grossMinor: row.gross_minor, paidDate: row.paid_date, partsMinor: row.partsMinor });

export const invoiceRowOf = (row: InvoiceFacts, today: string): InvoiceRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  invoiceDate: row.invoice_date,
  dueDate: row.due_date,
  paidDate: row.paid_date,
  company: { id: row.company_id, name: row.companyName },
  project:
    row.project_id === null
      ? null
      : { id: row.project_id, number: row.projectNumber ?? '', name: row.projectName ?? '' },
  net: row.net_minor,
  gross: row.gross_minor,
  currency: row.currency,
  state: invoiceState({ paidDate: row.paid_date, dueDate: row.due_date }, today),
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
export const mayCredit = ({ gross_minor: gross, creditedById }: InvoiceFacts): boolean =>
  gross > 0 && creditedById === null;
export const mayRemind = (row: InvoiceFacts, { state, owed }: InvoiceRow): boolean =>
  canRemind({ state, owed, credited: row.creditedById !== null });
const linked = (id: string | null, number: string | null) =>
  id === null || number === null ? null : { id, number };

/** When a reminder goes out that nobody sends; never a day that is over. */
function nextReminder(row: InvoiceFacts, { zone, today }: { zone: string; today: string }): string | null {
  const facts = reminderFactsOf(row, zone);
  const day = facts && row.remind_overdue && awaitsReminders(row) ? nextReminderDay(facts) : null;
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
    createdAt: row.created_at.toISOString(),
    creditNote: row.gross_minor < 0,
    credits: linked(row.credits_id, row.creditsNumber),
    creditedBy: linked(row.creditedById, row.creditedByNumber),
    daysOverdue: shown.state === 'overdue' ? daysBetween(row.due_date, today) : 0,
    itemList: items.map((item) => invoiceItemOf(item, hours)),
    vat: [...sumsOfNet(items).rates],
    documentList: documents.map((document) => linkedDocumentOf(document, ctx)),
    payments: await paymentsOfInvoice(db, row.id),
    sent: row.sent_at && { at: row.sent_at.toISOString(), to: edits ? row.sent_to : [] },
    reminded: row.reminded_at && { at: row.reminded_at.toISOString(), times: row.reminders },
    overdueReminders: seesAllInvoices(caller)
      ? { on: row.remind_overdue, next: download ? nextReminder(row, { zone, today }) : null }
      : { on: false, next: null },
    recipients: edits ? await addressesOfCompany(db, row.company_id) : [],
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
