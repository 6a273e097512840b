import { refusalReasons } from '@callboard/domain';
import * as z from 'zod/mini';
import { difference, itemFacts, pay } from '../crew-items/item-facts.shapes.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';

/** Why a job is refused, to be chosen from. */
export const refusal = {
  reason: z.optional(z.enum(refusalReasons)),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(200))),
};

const may = z.object({
  confirm: z.boolean(),
  refuse: z.boolean(),
  undo: z.boolean(),
  /** Ask the planner to be removed; inside the limit only a call helps. */
  requestRemoval: z.boolean(),
  callPlanner: z.boolean(),
});

/** A job as lists show it. */
export const job = z.object({
  ...itemFacts,
  /** Only the crew chief sees and does some things here. */
  chief: z.boolean(),
  pay,
  comment: z.string(),
  changes: z.array(difference),
  requestedAt: z.nullable(instant),
  deadlineAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  reason: z.string(),
  lateRefusal: z.boolean(),
  cancellationAskedAt: z.nullable(instant),
  cancellationSeenAt: z.nullable(instant),
  removalLimitAt: z.nullable(instant),
  /** Until when an answer can be taken back. */
  undoUntil: z.nullable(instant),
  /** Check-in has not opened. */
  notStarted: z.boolean(),
  applied: z.nullable(z.object({ state: z.string(), appliedAt: instant })),
  /** How many days of the same project wait for the same answer. */
  daysToConfirm: z.number(),
  /** What was worked without breaks, and how sure that is; nothing before somebody has checked out. */
  hours: z.nullable(
    z.object({ minutes: z.number(), state: z.enum(['recorded', 'toBeChecked', 'approved']) }),
  ),
  may,
});

const contact = z.nullable(z.object({ id, name: z.string() }));

/** A job with all that its page shows. */
export const jobDetail = z.object({
  ...job.shape,
  crewInfo: z.string(),
  chiefInfo: z.nullable(z.string()),
  catering: z.string(),
  crewChiefs: z.array(z.object({ id, name: z.string() })),
  projectManager: contact,
  planner: contact,
  contactOnSite: contact,
  colleagues: z.number(),
  /** The address of its location, how one gets in, and how far it is from home as the crow flies. */
  place: z.nullable(
    z.object({
      street: z.string(),
      zip: z.string(),
      country: z.string(),
      note: z.string(),
      distanceKm: z.nullable(z.number()),
    }),
  ),
  /** Who has done what with it, when and why, the newest first. */
  history: z.array(
    z.object({
      id,
      at: instant,
      /** Of `activityCaptions`. */
      caption: z.string(),
      /** Nobody where the server did it. */
      by: z.nullable(z.string()),
      reason: z.string(),
      changes: z.array(difference),
    }),
  ),
  /** Other positions of the caller in this project. */
  otherDays: z.array(
    z.object({
      id,
      status: itemFacts.status,
      startDate: day,
      startTime: itemFacts.startTime,
      endTime: itemFacts.endTime,
      crewName: z.string(),
      function: z.string(),
      mayConfirm: z.boolean(),
    }),
  ),
});
