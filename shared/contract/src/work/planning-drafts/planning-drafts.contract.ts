import * as z from 'zod/mini';
import { planner } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';
import { conflict, plannerAction } from '../crew-items/crew-items.shapes.ts';
import { clock, crewItemStatus } from '../crew-items/item-facts.shapes.ts';

const bundle = 'planning';
const editor = planner.with('crews', 'EDIT');

const named = z.object({ id, name: z.string() });

const draft = z.object({
  id,
  planner: named,
  mine: z.boolean(),
  createdAt: instant,
  action: plannerAction,
  /** Who is to get the position; empty for what is done with whoever has it. */
  person: z.nullable(named),
  force: z.boolean(),
  reason: z.string(),
  /** On its way, and to be taken back until it leaves. */
  sending: z.nullable(z.object({ id, leavesAt: instant })),
  /** The code with which it came back when it left; empty while it has not. */
  problem: z.string(),
  /** The position has become another since it was drafted: `position` is what it is now. */
  changed: z.boolean(),
  position: z.object({
    itemId: id,
    version: z.number(),
    status: crewItemStatus,
    person: z.nullable(named),
    crew: named,
    project: z.object({ id, number: z.string(), name: z.string() }),
    function: z.object({ id, caption: z.string(), short: z.string() }),
    day,
    from: z.nullable(clock),
    until: z.nullable(clock),
  }),
  /** Against what is published and against the same planner's other drafts. */
  conflicts: z.array(conflict),
  /** Something stops it that was not forced. */
  stopped: z.boolean(),
});

/** Of the caller's own drafts that are not sent yet. */
const summary = z.object({
  changes: z.number(),
  /** Those that would leave now, and how many people would hear of them. */
  ready: z.number(),
  people: z.number(),
  changed: z.number(),
  stopped: z.number(),
});
/** A cell in which somebody else is about to change something. */
const openCell = z.object({ planner: named, personId: id, day });
const answer = z.object({ items: z.array(draft), openCells: z.array(openCell), summary });

const ids = z.array(id).check(z.minLength(1), z.maxLength(200));

export const planningDrafts = {
  planningDrafts: endpoint({
    method: 'GET',
    path: '/planningDrafts',
    about:
      'Changes that planners have drafted and nobody was told of, by name; and what sending the own ones would do.',
    allow: planner.with('crews'),
    bundle,
    query: z.strictObject({ from: z.optional(day), to: z.optional(day) }),
    answer,
    source: 'addition',
  }),
  openCell: endpoint({
    method: 'POST',
    path: '/planningDrafts/openCell',
    about:
      'Says in which cell of the grid the caller is about to change something, or in none any more. The other ' +
      'planners see it by name; what is not said again is forgotten after a minute.',
    allow: editor,
    bundle,
    body: z.strictObject({ cell: z.nullable(z.strictObject({ personId: id, day })) }),
    answer: 'nothing',
    source: 'addition',
  }),
  saveDrafts: endpoint({
    method: 'POST',
    path: '/planningDrafts',
    about: 'Drafts changes of positions, or changes what was drafted; one for each position and planner.',
    allow: editor,
    bundle,
    body: z.strictObject({
      entries: z
        .array(
          z.strictObject({
            itemId: id,
            /** Of the position as it was seen. */
            version: z.int(),
            personId: z._default(z.nullable(id), null),
            action: plannerAction,
            force: z._default(z.boolean(), false),
            /** Empty where nothing has to be explained. */
            reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    }),
    answer,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  discardDrafts: endpoint({
    method: 'POST',
    path: '/planningDrafts/discard',
    about: 'Throws own drafts away that are not sent.',
    allow: editor,
    bundle,
    body: z.strictObject({ ids }),
    answer,
    source: 'addition',
  }),
  sendDrafts: endpoint({
    method: 'POST',
    path: '/planningDrafts/send',
    about:
      'Sends own drafts, all or those that are named. They leave after the time for Undo; what has changed or is ' +
      'stopped stays a draft and is answered with the current state.',
    allow: editor,
    bundle,
    body: z.strictObject({ ids: z.optional(ids) }),
    answer: z.object({
      /** Empty where nothing could be sent. */
      sendId: z.nullable(id),
      leavesAt: z.nullable(instant),
      sent: z.number(),
      people: z.number(),
      /** One answer for each that stays: 409 with the position as it is now, or what stops it. */
      stayed: z.array(z.object({ status: z.literal(409), code: z.enum(['conflict', 'collision']), draft })),
    }),
    source: 'addition',
  }),
  undoSend: endpoint({
    method: 'POST',
    path: '/planningDrafts/sends/{id}/undo',
    about: 'Takes back what was sent, before the first message leaves: it is a draft again.',
    allow: editor,
    bundle,
    body: z.strictObject({}),
    answer,
    errors: ['too_late'],
    source: 'addition',
  }),
};
export type PlanningDraft = z.infer<typeof draft>;
