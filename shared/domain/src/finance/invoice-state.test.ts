import { invoiceCases, invoiceDay } from '../cases.ts';
import { invoiceState } from '../index.ts';

test.each(invoiceCases)('$name', ({ state, ...invoice }) =>
  expect(invoiceState(invoice, invoiceDay)).toBe(state),
);
