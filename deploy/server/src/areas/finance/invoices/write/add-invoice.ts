import type { BodyOf, invoices } from '@callboard/contract';
import { sumsOfNet } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteInvoice } from '../invoice/note-invoice.ts';
import { wholeInvoice } from '../read/present-invoice.ts';
import { findVisibleInvoice } from '../invoice/invoices.policy.ts';
import { invoicedAmong, lockHours } from '../invoice/invoiced-hours.db.ts';
import { addInvoiceRow, companyExists, projectOf } from '../invoice/write-invoice.db.ts';

type NewInvoice = BodyOf<typeof invoices.addInvoice>;

/** Minutes of the hours that the items are made of: signed off, of this project, and on no invoice. */
async function takenHours(db: Db, { projectId = null, items }: NewInvoice): Promise<Map<string, number>> {
  const wanted = items.flatMap(({ crewItemIds = [] }) => crewItemIds);
  const minutesOf = await lockHours(db, { projectId, crewItemIds: wanted });
  const invoiced = await invoicedAmong(db, wanted);
  const wrong: FieldError[] = [];
  const seen = new Set<string>();
  for (const [at, { crewItemIds = [] }] of items.entries()) {
    const path = `items.${at}.crewItemIds`;
    const isBad = (id: string) => !minutesOf.has(id) || seen.has(id) || !seen.add(id);
    if (crewItemIds.some((id) => invoiced.has(id))) wrong.push({ path, code: 'hours_invoiced' });
    else if (crewItemIds.some(isBad)) wrong.push({ path, code: 'bad_choice' });
  }
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong });
  return minutesOf;
}

async function check(db: Db, body: NewInvoice): Promise<void> {
  const wrong: FieldError[] = [];
  if (!(await companyExists(db, body.companyId))) wrong.push({ path: 'companyId', code: 'bad_choice' });
  const project = body.projectId ? await projectOf(db, body.projectId) : undefined;
  if (body.projectId && project?.companyId !== body.companyId) {
    wrong.push({ path: 'projectId', code: 'bad_choice' });
  }
  if (body.dueDate < body.invoiceDate) wrong.push({ path: 'dueDate', code: 'end_before_start' });
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong });
}

export const addInvoice: Handler<typeof invoices.addInvoice> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  await check(db, body);
  const minutesOf = await takenHours(db, body);
  const { net, gross } = sumsOfNet(body.items);
  const at = now();
  const id = await addInvoiceRow(
    db,
    {
      companyId: body.companyId,
      projectId: body.projectId ?? null,
      invoiceDate: body.invoiceDate,
      dueDate: body.dueDate,
      currency: body.currency,
      netMinor: net,
      grossMinor: gross,
      comment: body.comment ?? '',
      createdAt: at,
    },
    body.items,
    minutesOf,
  );
  await noteInvoice(db, { id, companyId: body.companyId }, 'invoice_created', {
    actorId: caller.personId,
    after: { net, gross },
    at,
  });
  return wholeInvoice(await findVisibleInvoice(db, caller, id), ctx);
};
