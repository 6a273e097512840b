import * as z from 'zod/mini';
import { also, person, planner } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import { candidate, conflict, crewItem, itemActivity, plannerAction } from './crew-items.shapes.ts';
import { clock, crewItemStatus, payBasis, reason, workDay } from './item-facts.shapes.ts';
import { vacancyCalls } from './vacancy-calls.ts';

const bundle = 'planning';
/** A planner sees positions in the plan and in their crew. */
const planOrCrew = ['planning', 'crew-ops'] as const;
const editor = planner.with('crews', 'EDIT');

const times = {
  startDate: workDay,
  endDate: z.optional(z.nullable(workDay)),
  startTime: z.nullable(clock),
  endTime: z.nullable(clock),
};
const rows = z.int().check(z.gte(1), z.lte(200));
const atMost = 200;
/** Positions as somebody has seen them. */
const seenItems = z
  .array(z.strictObject({ id, version: z.int() }))
  .check(z.minLength(1), z.maxLength(atMost));
const halfDay = 12 * 60;
/** A clock for all of them, or so many minutes later for each; earlier is less than 0. */
const timeShift = z.union([
  z.strictObject({ at: clock }),
  z.strictObject({ by: z.int().check(z.gte(-halfDay), z.lte(halfDay)) }),
]);
const force = { force: z.optional(z.boolean()), reason: z.optional(reason) };

export const crewItems = {
  ...vacancyCalls,
  previewConflicts: endpoint({
    method: 'GET',
    path: '/projectCrewItems/conflicts',
    about: 'What speaks against a person for a position that stands (`itemId`) or is being typed.',
    allow: planner.with('crews'),
    bundle: planOrCrew,
    query: z.strictObject({
      personId: id,
      itemId: z.optional(id),
      crewId: z.optional(id),
      functionId: z.optional(id),
      startDate: z.optional(workDay),
      endDate: z.optional(workDay),
      startTime: z.optional(clock),
      endTime: z.optional(clock),
      standby: z.optional(z.enum(['true', 'false'])),
      payBasis: z.optional(payBasis),
      /** What is being typed; empty where nothing is. */
      payMinor: z.optional(z.union([z.literal(''), z.coerce.number().check(z.int(), z.gte(0))])),
    }),
    answer: z.object({
      possible: z.boolean(),
      forceable: z.boolean(),
      conflicts: z.array(conflict),
      /** A warning: neither a rate nor a contract would pay this person. */
      payMissing: z.boolean(),
    }),
    source: 'addition',
  }),
  crewItem: endpoint({
    method: 'GET',
    path: '/projectCrewItems/{id}',
    about: 'One position of a crew.',
    allow: also(person, 'project'),
    answer: crewItem,
    source: 'spec',
  }),
  editCrewItem: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}',
    about: 'Changes a position. What the person has confirmed has to be confirmed anew when it changes.',
    allow: editor,
    bundle: planOrCrew,
    body: z.strictObject({
      startDate: z.optional(workDay),
      endDate: z.optional(z.nullable(workDay)),
      startTime: z.optional(z.nullable(clock)),
      endTime: z.optional(z.nullable(clock)),
      functionId: z.optional(id),
      crewChief: z.optional(z.boolean()),
      standby: z.optional(z.boolean()),
      payBasis: z.optional(payBasis),
      payMinor: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(99_999_999)))),
      comment: z.optional(z.string().check(z.maxLength(1000))),
      ...force,
    }),
    answer: crewItem,
    errors: ['conflict', 'wrong_state', 'collision'],
    source: 'spec',
  }),
  editCrewItems: endpoint({
    method: 'POST',
    path: '/projectCrewItems/edit',
    about: 'Changes several positions in the same way, all or none; what refuses is named.',
    allow: editor,
    bundle: planOrCrew,
    body: z.strictObject({
      items: seenItems,
      start: z.optional(timeShift),
      end: z.optional(timeShift),
      functionId: z.optional(id),
      comment: z.optional(z.string().check(z.maxLength(1000))),
      ...force,
    }),
    answer: z.object({ items: z.array(z.object({ id, version: z.number(), status: crewItemStatus })) }),
    errors: ['conflict', 'wrong_state', 'collision'],
    source: 'addition',
  }),
  removeCrewItems: endpoint({
    method: 'POST',
    path: '/projectCrewItems/remove',
    about: 'Removes positions that nobody has or was asked for, all or none.',
    allow: editor,
    bundle: planOrCrew,
    body: z.strictObject({ items: seenItems }),
    answer: z.object({ ids: z.array(id) }),
    errors: ['conflict', 'wrong_state'],
    source: 'addition',
  }),
  restoreCrewItems: endpoint({
    method: 'POST',
    path: '/projectCrewItems/restore',
    about: 'Brings positions back that the caller removed within ten minutes, as they were.',
    allow: editor,
    bundle: planOrCrew,
    body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(atMost)) }),
    answer: z.object({ ids: z.array(id) }),
    errors: ['too_late', 'wrong_state'],
    source: 'addition',
  }),
  crewItemActivities: endpoint({
    method: 'GET',
    path: '/projectCrewItems/{id}/activities',
    about: 'The history of a position, the newest first: who did what, why, and what was before and after.',
    allow: planner.with('crews'),
    bundle: planOrCrew,
    answer: z.object({ items: z.array(itemActivity) }),
    source: 'addition',
  }),
  addCrewItemActivity: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/activities',
    about: 'Writes a note, or something to do, into the history of a position.',
    allow: planner.with('crews'),
    bundle: planOrCrew,
    body: z.strictObject({
      type: z._default(z.enum(['LOG', 'TODO_INT']), 'LOG'),
      caption: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      body: z._default(z.string().check(z.maxLength(1000)), ''),
      recipientId: z.optional(id),
      dueDate: z.optional(workDay),
      priority: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
    }),
    answer: z.object({ id: z.nullable(id), type: z.string(), caption: z.string(), at: instant }),
    source: 'spec',
  }),
  moveCrewItems: endpoint({
    method: 'POST',
    path: '/projectCrewItemStatus',
    about: 'One action for several positions, all or none; what refuses is named.',
    allow: editor,
    bundle: planOrCrew,
    body: z.strictObject({
      ids: z.array(id).check(z.minLength(1), z.maxLength(200)),
      action: plannerAction,
      ...force,
    }),
    answer: z.object({ items: z.array(z.object({ id, version: z.number(), status: crewItemStatus })) }),
    errors: ['wrong_state', 'collision', 'too_early', 'too_late'],
    source: 'spec',
  }),
  moveCrewItem: endpoint({
    method: 'POST',
    path: '/projectCrewItemStatus/{id}',
    about: 'One action for one position.',
    allow: editor,
    bundle: planOrCrew,
    body: z.strictObject({ action: plannerAction, ...force }),
    answer: crewItem,
    errors: ['wrong_state', 'collision', 'too_early', 'too_late'],
    source: 'spec',
  }),
  activate: endpoint({
    method: 'POST',
    path: '/projectCrewItemStatus/{id}/activate',
    about: 'Spare to fixed: asks the person. A draft is requested.',
    allow: editor,
    bundle: planOrCrew,
    body: z.strictObject({}),
    answer: crewItem,
    errors: ['wrong_state', 'too_late'],
    source: 'spec',
  }),
  notNeeded: endpoint({
    method: 'POST',
    path: '/projectCrewItemStatus/{id}/notNeeded',
    about: 'A position that is not needed, before anybody has checked in; the person is told why.',
    allow: editor,
    bundle,
    body: z.strictObject({ reason }),
    answer: crewItem,
    errors: ['wrong_state'],
    source: 'spec',
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/projectCrewItemStatus/{id}/reactivate',
    about: 'Brings back what was not needed, cancelled or a no-show.',
    allow: editor,
    bundle,
    body: z.strictObject({}),
    answer: crewItem,
    errors: ['wrong_state', 'collision'],
    source: 'spec',
  }),
  noShow: endpoint({
    method: 'POST',
    path: '/projectCrewItemStatus/{id}/noShow',
    about:
      'Somebody has not come; for who plans and for the chief of the crew, a quarter of an hour after the start.',
    allow: person,
    body: z.strictObject({ reason: z.optional(reason) }),
    answer: crewItem,
    errors: ['wrong_state', 'too_early'],
    source: 'spec',
  }),
  assignPerson: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/assign',
    about:
      'Gives a position to a person and asks, books or only plans; what stops can be forced where the rules let it.',
    allow: editor,
    bundle,
    body: z.strictObject({
      personId: z.nullable(id),
      as: z._default(z.enum(['draft', 'request', 'requestSpare', 'book']), 'request'),
      ...force,
    }),
    answer: crewItem,
    errors: ['conflict', 'wrong_state', 'collision', 'too_late'],
    source: 'addition',
  }),
  decideRemoval: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/removal',
    about: 'Decides what somebody asked who wants to be removed.',
    allow: editor,
    bundle: planOrCrew,
    body: z.strictObject({ accept: z.boolean(), reason: z.optional(reason) }),
    answer: crewItem,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  duplicateCrewItem: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/duplicate',
    about: 'Lays positions like this one, at the same or another time.',
    allow: planner.with('crews', 'EDIT'),
    bundle,
    body: z.strictObject({
      startDate: z.optional(times.startDate),
      endDate: times.endDate,
      startTime: z.optional(times.startTime),
      endTime: z.optional(times.endTime),
      functionId: z.optional(id),
      rows,
    }),
    answer: z.object({ ids: z.array(id) }),
    source: 'addition',
  }),
  takeBackItems: endpoint({
    method: 'POST',
    path: '/projectCrewItems/takeBack',
    about: 'Takes positions away that the caller laid within ten minutes, while nobody was asked for them.',
    allow: planner.with('crews'),
    body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({ ids: z.array(id) }),
    errors: ['too_late', 'wrong_state'],
    source: 'addition',
  }),
  findBest: endpoint({
    method: 'GET',
    path: '/projectCrewItems/{id}/findBest',
    about: 'People for a position, the best first: who may, then by the method.',
    allow: planner.with('crews'),
    bundle,
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
      page: paging.page,
      method: z._default(z.enum(['rating', 'distance', 'underQuota', 'longestNotWorked']), 'rating'),
      q: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: listOf(candidate),
    source: 'addition',
  }),
};
export type CrewItem = z.infer<typeof crewItem>;
export type Vacancy = z.infer<typeof crewItems.vacancies.answer>['items'][number];
export type Candidate = z.infer<typeof candidate>;
export type Applicant = z.infer<typeof crewItems.applicants.answer>['items'][number];
export type ItemConflict = z.infer<typeof conflict>;
export type VacancyApplication = Applicant['application'];
