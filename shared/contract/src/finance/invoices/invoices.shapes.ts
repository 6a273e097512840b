import { invoiceStates } from '@callboard/domain';
import * as z from 'zod/mini';
import { currency, named, numbered } from '../finance/finance.shapes.ts';
import { day, id } from '../../endpoint/shapes.ts';

export const invoiceStatus = z.enum(invoiceStates);

/** As a PDF with the data in it, or the data alone. */
export const invoiceFormat = z.enum(['facturX', 'cii']);

/** As every list shows it: of invoices, of a company, of a project. */
export const invoiceRow = z.object({
  id,
  version: z.number(),
  number: z.string(),
  invoiceDate: day,
  dueDate: day,
  paidDate: z.nullable(day),
  company: named,
  project: z.nullable(numbered),
  net: z.number(),
  gross: z.number(),
  currency,
  /** Paid, else overdue after the due date, else open. */
  state: invoiceStatus,
  /** What is still to be paid; nothing of a credit note. */
  owed: z.number(),
  documents: z.number(),
});
