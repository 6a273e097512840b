import { invalidate } from '@callboard/client';
import { invoices } from '@callboard/contract';

/** What a change of an invoice makes old. */
export const invoiceChanged = () =>
  Promise.all(
    [invoices.invoices, invoices.invoice, invoices.invoiceActivities, invoices.projectsToInvoice].map(
      (read) => invalidate(read),
    ),
  );
