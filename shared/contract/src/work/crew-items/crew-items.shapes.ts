import {
  applicationStates,
  conflictKinds,
  conflictLevels,
  personKinds,
  plannerActions,
} from '@callboard/domain';
import * as z from 'zod/mini';
import { day, id, instant } from '../../endpoint/shapes.ts';
import { difference, itemFacts, pay } from './item-facts.shapes.ts';

export const conflict = z.object({
  kind: z.enum(conflictKinds),
  level: z.enum(conflictLevels),
  forceable: z.boolean(),
  severe: z.boolean(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  itemId: z.nullable(id),
});
const eligibility = z.object({ ok: z.boolean(), reasons: z.array(conflict) });

const named = z.object({ id, name: z.string() });

/** What a planner can do with a position from its state. */
export const plannerAction = z.enum(plannerActions);

export const crewItem = z.object({
  ...itemFacts,
  person: z.nullable(z.object({ id, name: z.string(), kind: z.enum(personKinds) })),
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
  /** Neither a rate nor a contract pays the person; only for who plans. */
  payMissing: z.boolean(),
  may: z.object({
    edit: z.boolean(),
    assign: z.boolean(),
    /** Nobody has it or was asked for it. */
    remove: z.boolean(),
    decideRemoval: z.boolean(),
    actions: z.array(plannerAction),
    apply: z.boolean(),
    unapply: z.boolean(),
  }),
});

/** What of a position changes without a new answer. */
const plainFields = ['comment', 'crewChief', 'standby', 'pay'] as const;

export const itemActivity = z.object({
  id,
  at: instant,
  by: z.nullable(z.string()),
  /** A word that screens translate, or what somebody has written. */
  caption: z.string(),
  body: z.string(),
  reason: z.string(),
  changes: z.array(difference),
  /** A flag is `true` or `false`, pay an amount in minor units. */
  besides: z.array(
    z.object({
      field: z.enum(plainFields),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
});

export const application = z.object({
  state: z.enum(applicationStates),
  appliedAt: instant,
  decidedAt: z.nullable(instant),
  reason: z.string(),
});

export const vacancy = z.object({
  ...itemFacts,
  /** Free positions just like this one. */
  freePlaces: z.number(),
  /** What is said of the pay where nothing is agreed for this position. */
  payHint: z.string(),
  pay,
  distanceKm: z.nullable(z.number()),
  eligibility,
  application: z.nullable(application),
  /** Afterwards it can't be applied for; empty until it begins. */
  offeredUntil: z.nullable(instant),
  /** Who applies first has it at once. */
  firstCome: z.boolean(),
  may: z.object({ apply: z.boolean(), unapply: z.boolean() }),
});

/** Somebody for a position, with what speaks for and against. */
export const candidate = z.object({
  person: z.object({ ...named.shape, kind: z.enum(personKinds), city: z.string() }),
  eligibility,
  conflicts: z.array(conflict),
  rating: z.object({ average: z.nullable(z.number()), count: z.number() }),
  distanceKm: z.nullable(z.number()),
  /** Minutes of the month that are still free under the contract; negative is over. */
  underQuotaMinutes: z.number(),
  lastWorkedOn: z.nullable(day),
});
