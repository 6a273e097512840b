import * as z from 'zod/mini';
import { day } from '../../endpoint/shapes.ts';

/** Minutes of a month, and the accounts. Provisional while hours are checked but not yet approved. */
export const figures = z.object({
  month: day,
  quota: z.number(),
  planned: z.number(),
  worked: z.number(),
  provisional: z.boolean(),
  timeAccount: z.number(),
  forecast: z.number(),
  vacation: z.object({
    year: z.number(),
    entitlement: z.number(),
    carryOver: z.number(),
    manual: z.number(),
    taken: z.number(),
    approvedFuture: z.number(),
    left: z.number(),
    pending: z.number(),
  }),
});
