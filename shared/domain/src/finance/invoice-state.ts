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

export type PaidFacts = {
  readonly grossMinor: number;
  readonly paidDate: string | null;
  /** What was paid of it so far, in parts. */
  readonly partsMinor: number;
};

/** What somebody still owes; nothing of a credit note is owed to us. */
export const owedMinor = ({ grossMinor, paidDate, partsMinor }: PaidFacts): number =>
  paidDate === null && grossMinor > 0 ? grossMinor - partsMinor : 0;

/** Nobody is reminded of what is not due yet, nor of an invoice that was taken back. */
export const canRemind = ({
  state,
  owed,
  credited,
}: {
  readonly state: InvoiceState;
  readonly owed: number;
  readonly credited: boolean;
}): boolean => state === 'overdue' && owed > 0 && !credited;
