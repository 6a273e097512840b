import { crewItemStates, materialFields, payBases } from '@callboard/domain';
import * as z from 'zod/mini';
import { day, id, instant } from '../../endpoint/shapes.ts';

export const crewItemStatus = z.enum(crewItemStates);

/** A day that somebody can be planned for. */
export const workDay = day.check(z.regex(/^20/));
/** `HH:mm` where the work is. */
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const payBasis = z.enum(payBases);

export const difference = z.object({
  field: z.enum(materialFields),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** What every list and page says of a position: what, where and when. */
export const itemFacts = {
  id,
  version: z.number(),
  status: crewItemStatus,
  project: z.object({ id, number: z.string(), name: z.string() }),
  crew: z.object({ id, number: z.string(), name: z.string(), shift: z.string() }),
  location: z.nullable(
    z.object({
      id,
      name: z.string(),
      city: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
  function: z.object({ id, caption: z.string(), short: z.string() }),
  startDate: day,
  endDate: z.nullable(day),
  startTime: z.nullable(clock),
  endTime: z.nullable(clock),
  timeZone: z.string(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  minutes: z.number(),
  /** Any minute of it lies in the night. */
  night: z.boolean(),
  standby: z.boolean(),
  crewChief: z.boolean(),
};

export const pay = z.object({
  basis: payBasis,
  minor: z.nullable(z.number()),
  currency: z.nullable(z.string()),
});
