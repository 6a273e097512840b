export const invoiceStates = ['paid', 'overdue', 'open'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export type InvoiceFacts = { readonly paidDate: string | null; readonly dueDate: string };

/** The day of the due date is still in time. */
export const invoiceState = ({ paidDate, dueDate }: InvoiceFacts, today: string): InvoiceState => {
  if (paidDate !== null) return 'paid';
  return dueDate < today ? 'overdue' : 'open';
};

/** What is not paid yet in one currency: amounts of two currencies have no sum. */
export type OpenSum = { currency: string; gross: number; overdue: number; count: number };
