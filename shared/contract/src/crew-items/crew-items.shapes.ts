import * as z from 'zod/mini';
import { day, id, instant } from '../shapes.ts';

/** States of a position, as `shared/domain` moves them. */
export const crewItemStatuses = [
  'draft',
  'vacant',
  'requested',
  'confirmed',
  'ready',
  'working',
  'done',
  'cleared',
  'hasChanged',
  'spareRequested',
  'spare',
  'refused',
  'expired',
  'notNeeded',
  'noShow',
  'cancelled',
] as const;
export const crewItemStatus = z.enum(crewItemStatuses);

/** A day that somebody can be planned for. */
export const workDay = day.check(z.regex(/^20/));
/** `HH:mm` where the work is. */
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const payBasis = z.enum(['hour', 'day', 'flat', 'none']);

export const conflict = z.object({
  kind: z.enum([
    'sameCrew',
    'overlapConfirmed',
    'overlapRequested',
    'overlapSpare',
    'absent',
    'absenceRequested',
    'blocked',
    'inactive',
    'noContract',
    'functionMissing',
    'skillMissing',
    'skillExpired',
    'shortRest',
    'longDay',
    'longWeek',
    'daysInARow',
    'timesMissing',
    'travel',
  ]),
  level: z.enum(['stop', 'warn', 'info']),
  forceable: z.boolean(),
  severe: z.boolean(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  itemId: z.nullable(id),
});
export const eligibility = z.object({ ok: z.boolean(), reasons: z.array(conflict) });

export const difference = z.object({
  field: z.enum([
    'startDate',
    'endDate',
    'startTime',
    'endTime',
    'location',
    'function',
    'project',
    'payBasis',
  ]),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

const named = z.object({ id, name: z.string() });

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

/** What a planner can do with a position from its state. */
export const plannerActions = [
  'request',
  'requestSpare',
  'offer',
  'withdrawOffer',
  'book',
  'confirm',
  'refuse',
  'release',
  'activate',
  'notNeeded',
  'reactivate',
  'noShow',
] as const;
export const plannerAction = z.enum(plannerActions);

export const crewItem = z.object({
  ...itemFacts,
  person: z.nullable(z.object({ id, name: z.string(), kind: z.enum(['employee', 'supplier', 'anonymous']) })),
  /** Told to who plans and to the person. */
  pay: z.nullable(pay),
  comment: z.string(),
  reason: z.string(),
  /** What has changed since the person confirmed. */
  changes: z.array(difference),
  requestedAt: z.nullable(instant),
  deadlineAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  lateRefusal: z.boolean(),
  cancellationAskedAt: z.nullable(instant),
  doubleBooking: z.boolean(),
  forced: z.nullable(z.object({ by: z.string(), reason: z.string() })),
  applicants: z.number(),
  /** Of the person who has it; only for who plans. */
  conflicts: z.array(conflict),
  /** No start or end time has been entered. */
  timesMissing: z.boolean(),
  may: z.object({
    edit: z.boolean(),
    assign: z.boolean(),
    decideRemoval: z.boolean(),
    actions: z.array(plannerAction),
    apply: z.boolean(),
    unapply: z.boolean(),
  }),
});

export const application = z.object({
  state: z.enum(['applied', 'accepted', 'rejected', 'withdrawn', 'filled']),
  appliedAt: instant,
  decidedAt: z.nullable(instant),
  reason: z.string(),
});

export const vacancy = z.object({
  ...itemFacts,
  /** Free positions just like this one. */
  freePlaces: z.number(),
  payHint: z.string(),
  distanceKm: z.nullable(z.number()),
  eligibility,
  application: z.nullable(application),
  may: z.object({ apply: z.boolean(), unapply: z.boolean() }),
});

/** Somebody for a position, with what speaks for and against. */
export const candidate = z.object({
  person: z.object({ ...named.shape, kind: z.enum(['employee', 'supplier', 'anonymous']), city: z.string() }),
  eligibility,
  conflicts: z.array(conflict),
  rating: z.object({ average: z.nullable(z.number()), count: z.number() }),
  distanceKm: z.nullable(z.number()),
  /** Minutes of the month that are still free under the contract; negative is over. */
  underQuotaMinutes: z.number(),
  lastWorkedOn: z.nullable(day),
});
