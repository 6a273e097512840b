import * as z from 'zod/mini';
import { id } from '../../endpoint/shapes.ts';
import { itemHours } from './invoice-proposal.shapes.ts';

export const invoiceItem = z.object({
  id,
  description: z.string(),
  quantity: z.number(),
  unitPriceMinor: z.number(),
  vatRate: z.number(),
  net: z.number(),
  /** Signed-off hours that it is made of. */
  hours: z.array(itemHours),
});
