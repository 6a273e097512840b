import { cellBorders, securityCheckStates } from '@callboard/domain';
import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import type { Allow } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { sendTo, sentPaper, signatureOf, signedPaper } from '../../documents/forms/forms.shapes.ts';
import { day, id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const bundle = 'crew-ops';
/** The chief of the crew, and planners who may edit crews. */
const leads = { roles: ['crew', 'planner'] } as const satisfies Allow;

const securityCheckRow = z.object({
  id,
  version: z.number(),
  formId: id,
  form: z.string(),
  date: day,
  shift: z.string(),
  state: z.enum(securityCheckStates),
  border: z.enum(cellBorders),
  dueFrom: instant,
  dueUntil: instant,
  endsAt: z.nullable(instant),
  doneAt: z.nullable(instant),
  doneBy: z.nullable(z.object({ id, name: z.string() })),
  resultId: z.nullable(id),
  /** Begun and not submitted. */
  started: z.boolean(),
  signedAt: z.nullable(instant),
  signerName: z.string(),
  sentAt: z.nullable(instant),
  may: z.object({
    perform: z.boolean(),
    download: z.boolean(),
    sign: z.boolean(),
    send: z.boolean(),
    cancel: z.boolean(),
  }),
});

export const securityChecks = {
  securityChecks: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/securityChecks',
    about: 'Security checks of a crew by day and shift: state, by whom and when.',
    allow: person,
    bundle,
    query: z.strictObject({ ...paging, date: z.optional(day) }),
    answer: z.extend(listOf(securityCheckRow), {
      mayPlan: z.boolean(),
      /** Who plans the project, and hears of checks that are cancelled. */
      planner: z.nullable(z.object({ id, name: z.string() })),
    }),
    source: 'spec',
  }),
  securityCheck: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/securityChecks/{checkId}',
    about: 'One security check with what was answered.',
    allow: person,
    bundle,
    answer: z.extend(securityCheckRow, {
      crew: z.object({
        id,
        name: z.string(),
        project: z.string(),
        location: z.string(),
        timeZone: z.string(),
      }),
      answers: z.array(
        z.object({ questionId: id, caption: z.string(), answer: z.string(), comment: z.string() }),
      ),
    }),
    source: 'spec',
  }),
  downloadSecurityCheck: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/securityChecks/{checkId}/download',
    about: 'The paper of a done check as PDF, signed where it is.',
    allow: person,
    bundle,
    answer: 'file',
    source: 'spec',
  }),
  signSecurityCheck: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/securityChecks/{checkId}/download/signed',
    about:
      'A second signature below a done check, as of the client on site; answers the signed PDF’s address.',
    allow: person,
    bundle,
    body: signatureOf,
    answer: signedPaper,
    dangerous: true,
    source: 'spec',
  }),
  sendSecurityCheck: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/securityChecks/{checkId}/signed/send',
    about: 'Sends the signed paper by mail, without an address to the contact on site.',
    allow: person,
    bundle,
    body: sendTo,
    answer: sentPaper,
    source: 'spec',
    dangerous: true,
  }),
  securityCheckPlan: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/securityCheckPlan',
    about: 'What a check of a crew can be planned with: forms, the days that are not over, the shift.',
    allow: leads,
    bundle,
    answer: z.object({
      forms: z.array(z.object({ id, name: z.string() })),
      /** Days that are not over; none while the crew has no start, when nothing could be due. */
      dates: z.array(day),
      shift: z.string(),
      planned: z.array(z.object({ formId: id, date: day, shift: z.string() })),
    }),
    source: 'addition',
  }),
  planSecurityChecks: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/securityChecks',
    about: 'Plans a check for the shift of a crew on its days ahead; days that have one keep theirs.',
    allow: leads,
    bundle,
    body: z.strictObject({
      formId: id,
      dates: z.optional(z.array(day).check(z.minLength(1), z.maxLength(366))),
      shift: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    }),
    /** How many are new, and all that there are now. */
    answer: z.extend(listOf(securityCheckRow), { planned: z.number() }),
    errors: ['wrong_state'],
    source: 'addition',
  }),
  cancelSecurityCheck: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/securityChecks/{checkId}/cancel',
    about: 'Takes back a check that nobody has done; chiefs and planner are told. One that is done stays.',
    allow: leads,
    bundle,
    dangerous: true,
    answer: z.object({ id }),
    errors: ['conflict', 'precondition_required', 'wrong_state'],
    source: 'addition',
  }),
};
export type SecurityCheckRow = z.infer<typeof securityCheckRow>;
export type SecurityCheckPlan = z.infer<typeof securityChecks.securityCheckPlan.answer>;
