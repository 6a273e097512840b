import { payKinds, payrollItemStates, payrollStates } from '@callboard/domain';
import * as z from 'zod/mini';
import { currency, named, numbered } from '../finance/finance.shapes.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';

export const payrollStatus = z.enum(payrollStates);
export const itemStatus = z.enum(payrollItemStates);
export const minutes = z.number().check(z.int(), z.gte(0), z.lte(44_640));
export const amount = z.number().check(z.int(), z.gte(-99_999_999), z.lte(99_999_999));

export const payrollRow = z.object({
  id,
  version: z.number(),
  number: z.string(),
  person: named,
  fromDay: day,
  toDay: day,
  status: payrollStatus,
  /** The hours that are paid. */
  minutes: z.number(),
  grossMinor: z.number(),
  netMinor: z.number(),
  currency,
  items: z.number(),
  openItems: z.number(),
  declinedItems: z.number(),
  /** Items with an amount of 0. */
  zeroItems: z.number(),
  documents: z.number(),
  releasedAt: z.nullable(instant),
  windowEndsAt: z.nullable(instant),
  confirmedAt: z.nullable(instant),
  /** Nobody answered within the window; said wherever it is shown. */
  autoAccepted: z.boolean(),
  paidAt: z.nullable(instant),
  may: z.object({ sign: z.boolean(), release: z.boolean(), pay: z.boolean(), lock: z.boolean() }),
});

export const payrollItem = z.object({
  id,
  version: z.number(),
  payroll: z.object({ id, number: z.string(), status: payrollStatus, windowEndsAt: z.nullable(instant) }),
  caption: z.string(),
  day,
  /** What items are grouped by; nothing for an allowance or a correction. */
  job: z.nullable(
    z.object({
      crewItemId: z.nullable(id),
      project: z.nullable(numbered),
      crew: z.nullable(named),
      function: z.nullable(z.string()),
      startsAt: z.nullable(instant),
      endsAt: z.nullable(instant),
    }),
  ),
  plannedMinutes: z.number(),
  checkedMinutes: z.nullable(z.number()),
  approvedMinutes: z.nullable(z.number()),
  paidMinutes: z.number(),
  amountMinor: z.number(),
  currency,
  status: itemStatus,
  declinedBody: z.string(),
  answerBody: z.string(),
  answeredBy: z.nullable(named),
  changedAt: z.nullable(instant),
  may: z.object({
    confirm: z.boolean(),
    decline: z.boolean(),
    answer: z.boolean(),
    correct: z.boolean(),
  }),
});

/** What is paid for one kind of work. */
export const kindSum = z.object({
  kind: z.enum(payKinds),
  items: z.number(),
  paidMinutes: z.number(),
  amountMinor: z.number(),
});

export const payrollDocument = z.object({
  id,
  number: z.string(),
  name: z.string(),
  type: named,
  payroll: z.nullable(z.object({ id, number: z.string(), fromDay: day, toDay: day })),
  createdAt: instant,
  size: z.number(),
  fileType: z.string(),
  /** Only the accountant sees a withheld one. */
  withheld: z.boolean(),
});

export const onDraft = {
  caption: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  approvedMinutes: z.optional(minutes),
  paidMinutes: z.optional(minutes),
  amountMinor: z.optional(amount),
  /** Stands in the history beside what was and what is. */
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
};

export type PayrollRow = z.infer<typeof payrollRow>;
export type PayrollItem = z.infer<typeof payrollItem>;
export type PayrollDocument = z.infer<typeof payrollDocument>;
