import { numberHiddenReasons, projectStatuses } from '@callboard/domain';
import * as z from 'zod/mini';
import { crewItemStatus } from '../../work/crew-items/item-facts.shapes.ts';
import { also, person, planner } from '../../endpoint/allow.ts';
import type { Allow } from '../../endpoint/allow.ts';
import { invoiceRow } from '../../finance/invoices/invoices.shapes.ts';
import { business, inside, linkedDocument, named, projectRow, search, workDay } from '../rows.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import {
  activityOfProject,
  booking,
  contactOfProject,
  crewOfProject,
  crewToEdit,
  itemOfProject,
  profile,
  project,
  projectRating,
  ratingOfProject,
} from './project.shapes.ts';

const bundle = 'projects';
const reader = person.with('projects');
const orItsLogin = also(reader, 'project');
const attachments: Allow = { ...business, rights: [['projectAttachments', 'READ']] };

export const projectReads = {
  projects: endpoint({
    method: 'GET',
    path: '/projects',
    about: 'Projects that the caller has to do with, newest first; `withoutKinds` is a list with commas.',
    allow: reader,
    bundle,
    query: z.strictObject({
      ...paging,
      q: search,
      scope: z.optional(z.enum(['all', 'my'])),
      closed: z.optional(z.enum(['true', 'false'])),
      status: z.optional(z.enum(projectStatuses)),
      companyId: z.optional(id),
      beginDateFrom: z.optional(workDay),
      beginDateTo: z.optional(workDay),
      withoutKinds: z.optional(
        z
          .string()
          .check(z.regex(/^(client|internal|sickness|vacation)(,(client|internal|sickness|vacation))*$/)),
      ),
    }),
    answer: listOf(projectRow),
    source: 'spec',
  }),
  project: endpoint({
    method: 'GET',
    path: '/projects/{number}',
    about: 'One project by its number, with what the caller may do there.',
    allow: orItsLogin,
    bundle,
    answer: project,
    source: 'spec',
  }),
  projectOpenWork: endpoint({
    method: 'GET',
    path: '/projects/{number}/openWork',
    about: 'What of a project is not finished yet, for whoever is about to close it.',
    allow: planner.with('projects', 'EDIT'),
    bundle,
    answer: z.object({
      /** Positions ahead that somebody is expected or asked for: the project cannot be closed. */
      ahead: z.number(),
      /** Positions ahead that nobody has. */
      unfilled: z.number(),
      /** Positions whose hours are not approved. */
      hours: z.number(),
      crewsNotSignedOff: z.number(),
      /** How many there are; nothing for whoever may not read them. */
      invoices: z.nullable(z.number()),
    }),
    source: 'addition',
  }),
  projectBooking: endpoint({
    method: 'GET',
    path: '/projects/{number}/crewBooking',
    about: 'How far the positions of each crew and function are filled.',
    allow: orItsLogin,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(booking),
    source: 'spec',
  }),
  projectCrews: endpoint({
    method: 'GET',
    path: '/projects/{number}/projectCrews',
    about: 'Crews of a project by day.',
    allow: orItsLogin,
    bundle,
    query: z.strictObject({ ...paging, from: z.optional(workDay), to: z.optional(workDay) }),
    answer: listOf(crewOfProject),
    source: 'spec',
  }),
  projectCrew: endpoint({
    method: 'GET',
    path: '/projects/{number}/projectCrews/{id}',
    about: 'A crew of a project as a form that changes it needs it.',
    allow: planner.with('crews', 'EDIT'),
    bundle,
    answer: crewToEdit,
    source: 'addition',
  }),
  projectItems: endpoint({
    method: 'GET',
    path: '/projects/{number}/projectCrewItems',
    about: 'Positions of a project by day.',
    allow: orItsLogin,
    bundle,
    query: z.strictObject({
      ...paging,
      crewId: z.optional(id),
      status: z.optional(crewItemStatus),
      from: z.optional(workDay),
      to: z.optional(workDay),
    }),
    answer: listOf(itemOfProject),
    source: 'spec',
  }),
  projectDocuments: endpoint({
    method: 'GET',
    path: '/projects/{number}/documents',
    about: 'Documents of a project.',
    allow: reader.with('projectAttachments'),
    bundle: ['projects', 'crew-ops'],
    query: z.strictObject({ ...paging, q: search }),
    answer: listOf(linkedDocument),
    source: 'spec',
  }),
  projectInvoices: endpoint({
    method: 'GET',
    path: '/projects/{number}/invoices',
    about: 'Invoices of a project, newest first.',
    allow: { ...business, rights: [['invoices', 'READ']] },
    bundle: 'finance',
    query: z.strictObject(paging),
    answer: listOf(invoiceRow),
    source: 'spec',
  }),
  crewMembersDocuments: endpoint({
    method: 'GET',
    path: '/projects/{number}/crewMembersDocuments',
    about: 'Proofs of skills of everybody who works in a project.',
    allow: attachments,
    bundle,
    query: z.strictObject({ ...paging, personId: z.optional(id) }),
    answer: listOf(linkedDocument),
    source: 'spec',
  }),
  socialSecurityDocuments: endpoint({
    method: 'GET',
    path: '/projects/{number}/socialSecurityDocuments',
    about: 'Proofs of social security of everybody who works in a project.',
    allow: attachments,
    bundle,
    query: z.strictObject({ ...paging, personId: z.optional(id) }),
    answer: listOf(linkedDocument),
    source: 'spec',
  }),
  proofFile: endpoint({
    method: 'GET',
    path: '/projects/{number}/crewMembersDocuments/{documentId}/file',
    about: 'A signed address of a proof of a skill or of social security, good for five minutes.',
    allow: attachments,
    bundle,
    answer: z.object({ url: z.string(), expiresAt: instant }),
    source: 'addition',
  }),
  projectProfiles: endpoint({
    method: 'GET',
    path: '/projects/{number}/crewProfile',
    about: 'Who works in a project, with skills and ratings.',
    allow: reader.with('crewProfile'),
    bundle,
    query: z.strictObject(paging),
    answer: listOf(profile),
    source: 'spec',
  }),
  projectRatings: endpoint({
    method: 'GET',
    path: '/projects/{number}/ratings',
    about:
      'What was said of work in a project, newest first, with the averages; a client sees the own projects.',
    allow: { ...business, rights: [['projects', 'READ']] },
    bundle,
    query: z.strictObject({ ...paging, typeId: z.optional(id) }),
    answer: z.object({
      ...listOf(ratingOfProject).shape,
      /** Not of anybody's work: the project itself. */
      project: projectRating,
      /** Of all kinds, whichever is asked for. */
      average: z.nullable(z.number()),
      averages: z.array(
        z.object({ typeId: id, caption: z.string(), average: z.number(), count: z.number() }),
      ),
    }),
    source: 'addition',
  }),
  projectActivities: endpoint({
    method: 'GET',
    path: '/projects/{number}/activities',
    about:
      'The history of a project and of its crews, newest first, or its to-dos, open and urgent ones first.',
    allow: { ...inside, rights: [['projects', 'READ']] },
    bundle,
    query: z.strictObject({ ...paging, type: z._default(z.enum(['LOG', 'TODO_INT']), 'LOG') }),
    answer: listOf(activityOfProject),
    source: 'addition',
  }),
  projectLeaders: endpoint({
    method: 'GET',
    path: '/projectLeaders',
    about: 'Who can lead or plan a project: people who plan or work in the office, by name.',
    allow: { ...inside, rights: [['projects', 'READ']] },
    bundle,
    query: z.strictObject({ ...paging, q: search }),
    answer: listOf(z.extend(named, { contactNumber: z.string() })),
    source: 'addition',
  }),
  contactProjectManager: endpoint({
    method: 'GET',
    path: '/projects/{number}/contactProjectManager',
    about: 'Who leads a project and how to reach them; the phone number only while the work is near.',
    allow: orItsLogin,
    bundle: ['projects', 'crew-ops'],
    answer: z.object({
      project: z.object({ number: z.string(), name: z.string() }),
      people: z.array(contactOfProject),
      /** Why no phone number is shown. */
      phoneHidden: z.nullable(z.enum(numberHiddenReasons)),
      phoneFrom: z.nullable(day),
      phoneUntil: z.nullable(day),
      office: z.object({ email: z.string(), phone: z.string() }),
    }),
    source: 'addition',
  }),
};
