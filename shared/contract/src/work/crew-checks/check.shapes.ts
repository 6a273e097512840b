import { objectionStates, presences } from '@callboard/domain';
import * as z from 'zod/mini';
import { crewItemStatus } from '../crew-items/item-facts.shapes.ts';
import { id, instant } from '../../endpoint/shapes.ts';

/** What a phone tells with a check; the server decides what of it counts. */
export const position = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracyM: z.number().check(z.gte(0), z.lte(1_000_000)),
});

export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** When the phone was tapped, by its own clock. */
export const deviceFacts = {
  deviceAt: z.optional(instant),
  /** Server's clock minus the phone's, measured when the phone last heard from the server. */
  clockOffsetMs: z.optional(z.int()),
  /** The tap waited for a network. */
  offline: z.optional(z.boolean()),
  appBuild: z.optional(z.string().check(z.maxLength(60))),
};

const checkMarks = [
  'outside',
  'noPosition',
  'poorAccuracy',
  'offline',
  'skew',
  'otherTime',
  'tooLong',
  'autoClosed',
  'corrected',
] as const;

const checkEvent = z.object({
  id,
  kind: z.enum(['preCall', 'in', 'out']),
  at: instant,
  deviceAt: z.nullable(instant),
  receivedAt: instant,
  skewSeconds: z.nullable(z.number()),
  source: z.enum(['self', 'chief', 'qr', 'planner', 'auto', 'offline']),
  by: z.nullable(z.string()),
  accuracyM: z.nullable(z.number()),
  distanceM: z.nullable(z.number()),
  inside: z.nullable(z.boolean()),
  noPositionReason: z.string(),
  reason: z.string(),
  appBuild: z.string(),
  undoneAt: z.nullable(instant),
});

/** What somebody of a crew is, at the time of the answer. */
export const presence = z.enum(presences);

/** A position on the day: planned, checked and approved side by side. */
export const crewCheck = z.object({
  /** Empty as long as nobody has done anything. */
  id: z.nullable(id),
  version: z.number(),
  crewItemId: id,
  crewId: id,
  personId: id,
  name: z.string(),
  status: crewItemStatus,
  state: presence,
  signedOff: z.boolean(),
  plannedFrom: instant,
  plannedUntil: instant,
  checkedFrom: z.nullable(instant),
  checkedUntil: z.nullable(instant),
  approvedFrom: z.nullable(instant),
  approvedUntil: z.nullable(instant),
  approvedBreakMinutes: z.nullable(z.number()),
  approvedMinutes: z.nullable(z.number()),
  roundingMinutes: z.number(),
  correctedReason: z.string(),
  preCalledAt: z.nullable(instant),
  breakSince: z.nullable(instant),
  breakMinutes: z.number(),
  /** Nobody has recorded one, so it is the one that is owed. */
  automaticBreak: z.boolean(),
  /** Checked minutes without the break; until the check-out none. */
  workedMinutes: z.nullable(z.number()),
  late: z.boolean(),
  early: z.boolean(),
  noShowPossible: z.boolean(),
  marks: z.array(z.enum(checkMarks)),
  /** Until when the caller may take the own last step back. */
  undoUntil: z.nullable(instant),
  opens: z.object({ preCall: instant, checkIn: instant }),
  /** For the person alone; the chief and the planner go on with a reason. */
  closes: z.object({ checkIn: instant, checkOut: instant }),
  /** Who checks out before it gives a reason. */
  earlyUntil: instant,
  timeZone: z.string(),
  /** Where the work is, for a phone that judges the distance itself. */
  site: z.nullable(
    z.object({
      id,
      name: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      radiusM: z.number(),
    }),
  ),
  /** As they were taken; the last one may still be open. */
  breaks: z.array(z.object({ from: instant, until: z.nullable(instant) })),
  may: z.object({
    preCall: z.boolean(),
    checkIn: z.boolean(),
    checkOut: z.boolean(),
    startBreak: z.boolean(),
    endBreak: z.boolean(),
    approve: z.boolean(),
    correct: z.boolean(),
  }),
  events: z.array(checkEvent),
});

const hours = { from: instant, until: instant, breakMinutes: z.number(), minutes: z.number() };

/** One person's hours with all that was done to them after the sign-off. */
export const checkHours = z.object({
  ...crewCheck.shape,
  functionCaption: z.string(),
  pictureUrl: z.nullable(z.string()),
  project: z.object({ number: z.string(), name: z.string() }),
  crewName: z.string(),
  /** Corrections, the newest first: what stood there, what stands now, by whom and why. */
  corrections: z.array(
    z.object({
      id,
      at: instant,
      by: z.nullable(z.string()),
      reason: z.string(),
      /** Nothing where nobody had checked in and out. */
      before: z.nullable(z.object(hours)),
      after: z.object(hours),
    }),
  ),
  /** What the person says the hours really were: the last word of it, open or answered. */
  objection: z.nullable(
    z.object({
      id,
      ...hours,
      comment: z.string(),
      at: instant,
      state: z.enum(objectionStates),
      /** The office's word; of corrected hours it is the reason. */
      answer: z.string(),
      settledBy: z.nullable(z.string()),
      settledAt: z.nullable(instant),
    }),
  ),
  /** Who can correct hours, by name: for who may not. */
  office: z.array(z.string()),
  /** The month of these hours is closed: nothing of them can change any more. */
  monthLocked: z.boolean(),
  /** The client has signed for these hours: after a correction that is asked for again. */
  noteSigned: z.boolean(),
  /** What an hour of this position pays, where that was agreed and the caller may know it. */
  hourPay: z.nullable(z.object({ minor: z.number(), currency: z.string() })),
  /** When the person has signed these hours; a correction takes the signature away. */
  signedAt: z.nullable(instant),
  may: z.object({
    ...crewCheck.shape.may.shape,
    object: z.boolean(),
    withdraw: z.boolean(),
    keep: z.boolean(),
    download: z.boolean(),
    /** The tenant asks its people for a signature, and this one is missing. */
    sign: z.boolean(),
  }),
});
