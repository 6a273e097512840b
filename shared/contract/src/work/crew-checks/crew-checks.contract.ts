import * as z from 'zod/mini';
import { crew, office, person } from '../../endpoint/allow.ts';
import type { Allow } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant } from '../../endpoint/shapes.ts';
import { checkHours, crewCheck, deviceFacts, position, reason } from './check.shapes.ts';

const bundle = 'crew-ops';
const desk = { roles: ['planner', 'office'] } as const satisfies Allow;

/** For others: when it really was. Needs a reason. */
const forOthers = { at: z.optional(instant), reason: z.optional(reason) };
const onSite = {
  ...deviceFacts,
  ...forOthers,
  position: z.optional(position),
  /** Without a position: why. */
  noPositionReason: z.optional(reason),
  /** Outside the radius: why nevertheless. */
  anyway: z.optional(reason),
};
const times = {
  from: instant,
  until: instant,
  breakMinutes: z.int().check(z.gte(0), z.lte(600)),
};

const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

export const crewChecks = {
  crewCheck: endpoint({
    method: 'GET',
    path: '/crewChecks/{id}',
    about:
      'How the work of a position began and ended, with every step that was made; `id` of a check or of a crew item.',
    allow: person,
    bundle,
    answer: crewCheck,
    source: 'addition',
  }),
  checkHours: endpoint({
    method: 'GET',
    path: '/crewChecks/{id}/hours',
    about:
      "One person's hours with every correction and what the person says of them; `id` of a check or of a crew item.",
    allow: person,
    bundle,
    answer: checkHours,
    source: 'addition',
  }),
  objectToHours: endpoint({
    method: 'POST',
    path: '/crewChecks/{id}/objections',
    about: 'The person says that the own signed-off hours were others. One at a time waits for the office.',
    allow: crew,
    bundle,
    body: z.strictObject({ ...times, comment: word }),
    answer: checkHours,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  withdrawObjection: endpoint({
    method: 'POST',
    path: '/crewChecks/{id}/objections/{objectionId}/withdraw',
    about: 'The person takes back what the office has not answered yet.',
    allow: crew,
    bundle,
    answer: checkHours,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  keepHours: endpoint({
    method: 'POST',
    path: '/crewChecks/{id}/objections/{objectionId}/keep',
    about: 'The office answers that the hours stay as they are, and why.',
    allow: office,
    bundle,
    body: z.strictObject({ answer: word }),
    answer: checkHours,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  downloadCrewCheck: endpoint({
    method: 'GET',
    path: '/crewChecks/{id}/download',
    about: 'The paper of a check as PDF: the signed one where it is signed.',
    allow: person,
    bundle,
    dangerous: true,
    answer: 'file',
    errors: ['wrong_state'],
    source: 'spec',
  }),
  signCrewCheck: endpoint({
    method: 'POST',
    path: '/crewChecks/{id}/download/signed',
    about:
      'The person signs the own hours; the paper is kept with the signature. Once. `If-Match` is the version that was read.',
    allow: crew,
    bundle,
    dangerous: true,
    body: z.strictObject({ uploadId: id }),
    answer: z.object({ id, version: z.number(), signedAt: instant }),
    errors: ['wrong_state', 'unsupported_file', 'conflict', 'precondition_required'],
    source: 'spec',
  }),
  preCall: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/preCall',
    about: '"I am on my way": of the person, or of the chief for others. Saying it twice changes nothing.',
    allow: person,
    bundle,
    body: z.strictObject({ ...deviceFacts, ...forOthers }),
    answer: crewCheck,
    errors: ['too_early', 'too_late', 'wrong_state'],
    source: 'addition',
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/checkIn',
    about:
      'Checks in: the person with a position or a reason, the chief for others, the planner with a reason.',
    allow: person,
    bundle,
    body: z.strictObject(onSite),
    answer: crewCheck,
    errors: ['already_checked_in', 'outside_radius', 'too_early', 'too_late', 'wrong_state'],
    source: 'addition',
  }),
  checkOut: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/checkOut',
    about: 'Checks out; who leaves early gives a reason. A break that is open ends with it.',
    allow: person,
    bundle,
    body: z.strictObject(onSite),
    answer: crewCheck,
    errors: ['already_checked_in', 'outside_radius', 'too_late', 'wrong_state'],
    source: 'addition',
  }),
  undoCheck: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/undoCheck',
    about: 'Takes the own last step back, within a minute. The step stays in the history as undone.',
    allow: person,
    bundle,
    answer: crewCheck,
    errors: ['too_late', 'wrong_state'],
    source: 'addition',
  }),
  startBreak: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/breaks/start',
    about: 'Begins a break. Saying it twice changes nothing.',
    allow: person,
    bundle,
    body: z.strictObject(deviceFacts),
    answer: crewCheck,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  endBreak: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/breaks/end',
    about: 'Ends the break that is open. Saying it twice changes nothing.',
    allow: person,
    bundle,
    body: z.strictObject(deviceFacts),
    answer: crewCheck,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  checkAll: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/checkAll',
    about: '"All present": one step for everybody of the crew, or those named, who has not made it yet.',
    allow: person,
    bundle,
    body: z.strictObject({
      step: z.enum(['preCall', 'in', 'out']),
      crewItemIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(200))),
      ...deviceFacts,
      ...forOthers,
    }),
    answer: z.object({
      done: z.array(id),
      /** Who was left out, and by which error. */
      skipped: z.array(z.object({ crewItemId: id, name: z.string(), code: z.string() })),
    }),
    source: 'addition',
  }),
  checkCode: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/checkCode',
    about: "The crew's code for a few minutes; the chief shows it as QR, and phones of the crew post it.",
    allow: person,
    bundle,
    answer: z.object({
      code: z.string(),
      /** The same to be typed, on the page of the crew: eight letters and figures. */
      typed: z.string(),
      expiresAt: instant,
    }),
    source: 'addition',
  }),
  checkByCode: endpoint({
    method: 'POST',
    path: '/crewChecks/byCode',
    about:
      "Checks the caller in or out by the crew's code, scanned, or typed behind the crew's id and a dot.",
    allow: crew,
    bundle,
    body: z.strictObject({
      step: z.enum(['in', 'out']),
      code: z.string().check(z.minLength(1), z.maxLength(300)),
      ...deviceFacts,
      position: z.optional(position),
      reason: z.optional(reason),
    }),
    answer: crewCheck,
    errors: ['already_checked_in', 'link_used', 'too_early', 'too_late', 'wrong_state'],
    source: 'addition',
  }),
  approveCheck: endpoint({
    method: 'POST',
    path: '/crewChecks/{id}/approve',
    about:
      'Approves the hours of one position where no chief signs off: as checked, or as the desk says, also of somebody ' +
      'who was not checked in when the crew was signed off.',
    allow: desk,
    bundle,
    body: z.strictObject({
      from: z.optional(times.from),
      until: z.optional(times.until),
      breakMinutes: z.optional(times.breakMinutes),
      reason: z.optional(reason),
    }),
    answer: crewCheck,
    errors: ['conflict', 'precondition_required', 'wrong_state', 'month_locked'],
    source: 'addition',
    dangerous: true,
  }),
  correctCheck: endpoint({
    method: 'POST',
    path: '/crewChecks/{id}/correct',
    about:
      "Corrects hours after the sign-off, with a reason. The client's signature on the delivery note falls, and what " +
      'the person said of them is answered.',
    allow: office,
    bundle,
    body: z.strictObject({ ...times, reason }),
    answer: crewCheck,
    errors: ['conflict', 'precondition_required', 'wrong_state', 'month_locked'],
    source: 'addition',
    dangerous: true,
  }),
};
export type CrewCheck = z.infer<typeof crewCheck>;
export type CheckHours = z.infer<typeof checkHours>;
export type HoursObjection = NonNullable<CheckHours['objection']>;
export type CrewCheckEvent = CrewCheck['events'][number];
export type CheckMark = CrewCheck['marks'][number];
export type CheckAll = z.infer<typeof crewChecks.checkAll.answer>;
