import type { invoices } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { personOf } from '#platform/http/person-of.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { refusePaidOn } from './pay-invoice.ts';
import { paymentsOfInvoice } from '../invoice/invoices.db.ts';
import { findVisibleInvoice, lockVisibleInvoice } from '../invoice/invoices.policy.ts';
import { finishUnpaidTodo, noteInvoice } from '../invoice/note-invoice.ts';
import { invoiceRowOf, owedOf, wholeInvoice } from '../read/present-invoice.ts';
import { addPayment, removePayment, setPaid } from '../invoice/write-invoice.db.ts';

/** An invoice as it stands, for one at a time, and as it was read. */
async function locked({ db, caller, now }: Ctx, n: string, request: RequestFacts) {
  const invoice = await lockVisibleInvoice(db, caller, n);
  const today = await todayOfTenant(db, now());
  requireVersion(request, invoice.version, invoiceRowOf(invoice, today));
  return { invoice, today };
}

export const addInvoicePayment: Handler<typeof invoices.addInvoicePayment> = async (
  { params, body: { paidOn, amountMinor }, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const { invoice, today } = await locked(ctx, params.n, request);
  const { id, companyId, partsMinor } = invoice;
  const owed = owedOf(invoice);
  if (owed <= 0) throw new AppError('wrong_state', { params: { state: 'paid' } });
  refusePaidOn(paidOn, { path: 'paidOn', today, invoiceDate: invoice.invoiceDate });
  if (amountMinor > owed)
    throw new AppError('invalid', {
      fields: [{ path: 'amountMinor', code: 'too_big', params: { max: owed } }],
    });
  const at = now();
  await addPayment(db, { invoiceId: id, paidOn, amountMinor, at });
  const payments = await paymentsOfInvoice(db, id);
  await setPaid(db, id, amountMinor === owed ? (payments.at(-1)?.paidOn ?? paidOn) : null);
  await noteInvoice(db, { id, companyId }, amountMinor === owed ? 'invoice_paid' : 'invoice_part_paid', {
    actorId: caller.personId,
    before: { paid: partsMinor },
    after: { paid: partsMinor + amountMinor },
    at,
  });
  if (amountMinor === owed) await finishUnpaidTodo(db, id, { by: personOf(caller), at });
  return wholeInvoice(await findVisibleInvoice(db, caller, id), ctx);
};

export const removeInvoicePayment: Handler<typeof invoices.removeInvoicePayment> = async (
  { params, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const { invoice } = await locked(ctx, params.n, request);
  const { id, companyId, partsMinor } = invoice;
  const payment = (await paymentsOfInvoice(db, id)).find((one) => one.id === params.paymentId);
  if (!payment) throw notFound();
  await removePayment(db, { invoiceId: id, paymentId: payment.id });
  await setPaid(db, id, null);
  await noteInvoice(db, { id, companyId }, 'invoice_part_removed', {
    actorId: caller.personId,
    before: { paid: partsMinor },
    after: { paid: partsMinor - payment.amountMinor },
    at: now(),
  });
  return wholeInvoice(await findVisibleInvoice(db, caller, id), ctx);
};
