import * as z from 'zod/mini';
import { currency, named, numbered } from '../finance/finance.shapes.ts';
import { day, id } from '../../endpoint/shapes.ts';

/** Signed-off hours of a person that an item is made of. */
export const itemHours = z.object({ crewItemId: id, person: named, minutes: z.number() });

export const projectToInvoice = z.object({
  project: numbered,
  company: named,
  currency,
  positions: z.number(),
  minutes: z.number(),
  firstDay: day,
  lastDay: day,
});

export const invoiceProposal = z.object({
  project: numbered,
  currency,
  lines: z.array(
    z.object({
      day,
      crew: z.string(),
      function: z.string(),
      unit: z.enum(['hour', 'day', 'piece']),
      /** Nothing where the rate card has none. */
      unitPriceMinor: z.nullable(z.number()),
      quantity: z.number(),
      hours: z.array(itemHours),
    }),
  ),
  /** Lines beyond those that fit on one invoice. */
  left: z.number(),
  /** Positions that are over and whose hours nobody has signed off yet. */
  notSignedOff: z.number(),
});

export type InvoiceProposal = z.infer<typeof invoiceProposal>;
export type ProjectToInvoice = z.infer<typeof projectToInvoice>;
