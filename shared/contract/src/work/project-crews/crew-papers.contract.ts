import * as z from 'zod/mini';
import { client } from '../../endpoint/allow.ts';
import type { Allow } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id } from '../../endpoint/shapes.ts';
import { crewChiefSheet, deliveryNote } from './crew.shapes.ts';

const bundle = 'crew-ops';
const crewOrClientOrPlanner = { roles: ['crew', 'client', 'planner'] } as const satisfies Allow;
const crewOrPlanner = { roles: ['crew', 'planner'] } as const satisfies Allow;
const email = z.email().check(z.maxLength(200));

/** Of the note that the signer has read: another one is not signed. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const signer = z.string().check(z.trim(), z.minLength(2), z.maxLength(120));
const problemText = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));

/** Delivery note and crew chief sheet: calls of a crew that are about its papers. */
export const crewPapers = {
  deliveryNote: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/deliveryNote',
    about: 'The delivery note: hours per person planned, checked and approved, and how far the paper is.',
    allow: crewOrClientOrPlanner,
    bundle,
    answer: deliveryNote,
    source: 'spec',
  }),
  downloadDeliveryNote: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/deliveryNote/download',
    about:
      'The delivery note as PDF: the signed one where it is signed. Who leads the crew may release it afterwards.',
    allow: crewOrClientOrPlanner,
    bundle,
    changesState: true,
    answer: 'file',
    errors: ['wrong_state'],
    source: 'addition',
  }),
  releaseDeliveryNote: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/deliveryNote/release',
    about: 'Lets the client see and sign the note. Only after it was downloaded.',
    allow: crewOrPlanner,
    bundle,
    answer: deliveryNote,
    errors: ['wrong_state'],
    source: 'spec',
    dangerous: true,
  }),
  signDeliveryNote: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/deliveryNote/signed',
    about: "The client signs on the chief's phone: name in block letters, signature, a copy by e-mail.",
    allow: crewOrClientOrPlanner,
    bundle,
    dangerous: true,
    body: z.strictObject({
      signerName: signer,
      uploadId: id,
      email: z.optional(email),
      sha256,
    }),
    answer: deliveryNote,
    errors: ['document_changed', 'hours_missing', 'unsupported_file', 'wrong_state'],
    source: 'spec',
  }),
  sendDeliveryNote: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/deliveryNote/signed/send',
    about: 'Sends the signed note to an address; without one to that of the signer.',
    allow: crewOrClientOrPlanner,
    bundle,
    body: z.strictObject({ email: z.optional(email) }),
    answer: deliveryNote,
    errors: ['wrong_state'],
    source: 'spec',
    dangerous: true,
  }),
  digitalConfirm: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/digitalConfirm',
    about: 'The client confirms the note signed in, instead of a signature.',
    allow: client,
    bundle,
    dangerous: true,
    body: z.strictObject({ sha256 }),
    answer: deliveryNote,
    errors: ['document_changed', 'hours_missing', 'wrong_state'],
    source: 'spec',
  }),
  reportNoteProblem: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/deliveryNote/problems',
    about:
      'Something is wrong: the crew chief and the planner are told, and nobody can sign until it is settled.',
    allow: crewOrClientOrPlanner,
    bundle,
    body: z.strictObject({
      text: problemText,
      /** Whose words these are, where the phone is not the client's own. */
      saidBy: z.optional(signer),
    }),
    answer: deliveryNote,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  answerNoteProblem: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/deliveryNote/problems/{problemId}/answer',
    about: 'Who leads the crew answers what was wrong: the client is told and can sign again.',
    allow: crewOrPlanner,
    bundle,
    body: z.strictObject({ text: problemText }),
    answer: deliveryNote,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  crewChiefSheet: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/crewChiefSheet',
    about: "The crew chief's sheet: who comes when, with numbers, and how far the paper is.",
    allow: crewOrPlanner,
    bundle,
    answer: crewChiefSheet,
    source: 'spec',
  }),
  downloadCrewChiefSheet: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/crewChiefSheet/download',
    about: "The crew chief's sheet as PDF. Afterwards it may be released.",
    allow: crewOrPlanner,
    bundle,
    changesState: true,
    answer: 'file',
    source: 'addition',
  }),
  releaseCrewChiefSheet: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/crewChiefSheet/release',
    about: 'Gives the sheet to the chiefs. Only after it was downloaded.',
    allow: crewOrPlanner,
    bundle,
    answer: crewChiefSheet,
    errors: ['wrong_state'],
    source: 'spec',
    dangerous: true,
  }),
};
export type DeliveryNote = z.infer<typeof deliveryNote>;
export type NoteProblem = DeliveryNote['problems'][number];
export type HoursRow = DeliveryNote['rows'][number];
export type CrewChiefSheet = z.infer<typeof crewChiefSheet>;
export type CrewPaperState = DeliveryNote['state'];
