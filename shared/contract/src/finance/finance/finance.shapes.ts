import { currencies } from '@callboard/domain';
import * as z from 'zod/mini';
import { fileName } from '../../endpoint/file-name.ts';
import { activityTypes } from '../../account/operations/operations.contract.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';

/** What payrolls, receipts and invoices have in common. Money is whole minor units. */

/** As an answer has it; a body takes those that there are. */
export const currency = z.string();
export const knownCurrency = z.enum(currencies);
/** Hundredths of a percent: 2000 is 20 %. */
const vatRate = z.number().check(z.int(), z.gte(0), z.lte(10_000));
export const named = z.object({ id, name: z.string() });
export const numbered = z.object({ id, number: z.string(), name: z.string() });

export const vatSum = z.object({
  vatRate: z.number(),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
});

/** One line of a history. Only a to-do has parameters; its due date is written DD.MM.YYYY. */
export const historyRow = z.object({
  id,
  type: z.enum(activityTypes),
  category: z.string(),
  caption: z.string(),
  body: z.string(),
  actor: z.nullable(named),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  at: instant,
  parameters: z.nullable(
    z.object({ recipient: z.nullable(named), dueDate: z.string(), priority: z.number() }),
  ),
  done: z.boolean(),
});
export type HistoryRow = z.infer<typeof historyRow>;

/** A document and the address of its file, good for five minutes. */
export const linkedDocument = z.object({
  id,
  number: z.string(),
  name: z.string(),
  type: named,
  status: z.string(),
  createdAt: instant,
  file: z.nullable(
    z.object({
      id,
      name: z.string(),
      type: z.string(),
      size: z.number(),
      url: z.string(),
      expiresAt: instant,
    }),
  ),
});
export type FinanceDocument = z.infer<typeof linkedDocument>;

export const historyNote = z.strictObject({
  caption: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
});
export const newDocument = z.strictObject({
  uploadId: id,
  name: z.optional(fileName()),
});
export const moneyItem = {
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** Up to three decimals. */
  quantity: z.number().check(
    z.gt(0),
    z.lte(9_999.999),
    z.refine((value: number) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-6),
  ),
  vatRate,
};
export const priceMinor = z.number().check(z.int(), z.gte(0), z.lte(99_999_999));
/** A year is four figures: what is older or later is a slip of the finger. */
export const sensibleDay = day.check(
  z.refine((value: string) => value >= '1970-01-01' && value < '2200-01-01'),
);
