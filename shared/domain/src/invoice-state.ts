export const invoiceStates = ['paid', 'overdue', 'open'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export type InvoiceFacts = { readonly paidDate: string | null; readonly dueDate: string };

/** The day of the due date is still in time. */
export const invoiceState = ({ paidDate, dueDate }: InvoiceFacts, today: string): InvoiceState => {
  if (paidDate !== null) return 'paid';
  return dueDate < today ? 'overdue' : 'open';
};

type Asked = InvoiceFacts & { readonly currency: string; readonly grossMinor: number };
export type OpenSum = { currency: string; grossMinor: number; overdueMinor: number; count: number };

/** What is not paid yet, for each currency alone: amounts of two currencies have no sum. */
export function openSums(invoices: readonly Asked[], today: string): OpenSum[] {
  const unpaid = invoices.filter(({ paidDate }) => paidDate === null);
  return [...Map.groupBy(unpaid, ({ currency }) => currency)]
    .map(([currency, its]) => ({
      currency,
      grossMinor: its.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
      overdueMinor: its
        .filter((one) => invoiceState(one, today) === 'overdue')
        .reduce((sum, { grossMinor }) => sum + grossMinor, 0),
      count: its.length,
    }))
    .sort((a, b) => a.currency.localeCompare(b.currency));
}
