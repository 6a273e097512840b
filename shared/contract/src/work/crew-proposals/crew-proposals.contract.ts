import { conflictKinds } from '@callboard/domain';
import * as z from 'zod/mini';
import { planner } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id } from '../../endpoint/shapes.ts';
import { conflict } from '../crew-items/crew-items.shapes.ts';
import { clock } from '../crew-items/item-facts.shapes.ts';

const bundle = 'planning';
const editor = planner.with('crews', 'EDIT');

/** Why somebody is proposed. */
const fillReasons = [
  'applied',
  'wellRated',
  'near',
  'underQuota',
  'accountBelowZero',
  'nothingAgainst',
] as const;

/** Why nobody is: the conflicts of the rules, and what only a proposal knows. */
const gapKinds = [
  ...conflictKinds,
  'refusedBefore',
  'manyAtOnce',
  'neededElsewhere',
  'othersFitBetter',
] as const;
export type GapKind = (typeof gapKinds)[number];

const position = z.object({
  itemId: id,
  /** To be sent along when the proposal is taken into a draft. */
  version: z.number(),
  crew: z.object({ id, name: z.string(), number: z.string() }),
  project: z.object({ id, number: z.string(), name: z.string() }),
  function: z.object({ id, caption: z.string(), short: z.string() }),
  day,
  from: z.nullable(clock),
  until: z.nullable(clock),
});
const fillReason = z.object({
  kind: z.enum(fillReasons),
  params: z.record(z.string(), z.number()),
});
const gapReason = z.object({ kind: z.enum(gapKinds), people: z.number() });

const answer = z.object({
  proposals: z.array(
    z.object({
      ...position.shape,
      person: z.object({ id, name: z.string(), city: z.string() }),
      reasons: z.array(fillReason),
      /** Warnings that remain; nothing in it stops. */
      conflicts: z.array(conflict),
    }),
  ),
  /** Positions for which nobody is left, the most frequent reason first. */
  gaps: z.array(z.object({ ...position.shape, why: z.array(gapReason) })),
  /** Of how many people: those who are proposed, and those who are left out. */
  considered: z.number(),
  /** Who is proposed for no position, each in one group, the largest first. */
  leftOut: z.array(gapReason),
  /** Open positions beyond the first two hundred, which are not looked at. */
  left: z.number(),
});

export const crewProposals = {
  fillCrew: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/fill',
    about:
      'People for all open positions of a crew at once, each with reasons, each gap with why. Nothing is written. ' +
      'Suppliers are not proposed.',
    allow: editor,
    bundle,
    answer,
    errors: ['too_many', 'unavailable'],
    source: 'addition',
  }),
  fillDay: endpoint({
    method: 'GET',
    path: '/planningCalendarItems/fill',
    about: 'The same for all open positions of a day, of all projects or of those that are named.',
    allow: editor,
    bundle,
    query: z.strictObject({ day, projects: z.optional(z.string().check(z.maxLength(2000))) }),
    answer,
    errors: ['too_many', 'unavailable'],
    source: 'addition',
  }),
};
export type CrewFilling = z.infer<typeof answer>;
export type FillReason = z.infer<typeof fillReason>;
export type GapReason = z.infer<typeof gapReason>;
