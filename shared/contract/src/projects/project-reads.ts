import * as z from 'zod/mini';
import { also, person } from '../allow.ts';
import type { Allow } from '../allow.ts';
import {
  business,
  linkedDocument,
  linkedInvoice,
  named,
  projectRow,
  projectStatuses,
  search,
  workDay,
} from '../companies/rows.ts';
import { endpoint } from '../endpoint.ts';
import { day, id, instant, listOf, paging } from '../shapes.ts';

const bundle = 'projects';
export const reader = person.with('projects');
export const orItsLogin = also(reader, 'project');
const attachments: Allow = { ...business, rights: [['projectAttachments', 'READ']] };

export const project = z.extend(projectRow, {
  version: z.number(),
  comment: z.string(),
  rateCard: z.nullable(z.object({ id, caption: z.string() })),
  contacts: z.array(
    z.object({
      contactId: id,
      name: z.string(),
      role: z.enum(['client', 'projectManager', 'planner', 'accountant', 'onSite']),
      personId: z.nullable(id),
    }),
  ),
  createdAt: instant,
  closedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  cancelReason: z.string(),
  may: z.object({
    edit: z.boolean(),
    editLogo: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    cancel: z.boolean(),
    addCrew: z.boolean(),
    addItems: z.boolean(),
    addDocuments: z.boolean(),
    readDocuments: z.boolean(),
    readInvoices: z.boolean(),
    readProfiles: z.boolean(),
    contact: z.boolean(),
    export: z.boolean(),
  }),
});

export const crewOfProject = z.object({
  id,
  version: z.number(),
  number: z.string(),
  name: z.string(),
  shift: z.string(),
  startDate: day,
  endDate: z.nullable(day),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  timeZone: z.string(),
  night: z.boolean(),
  location: z.nullable(z.object({ id, name: z.string(), city: z.string() })),
  chiefs: z.array(named),
  positions: z.number(),
  filled: z.number(),
  requested: z.number(),
  vacant: z.number(),
  cancelled: z.boolean(),
  signedOff: z.boolean(),
  deliveryNote: z.enum(['none', 'released', 'signed']),
  /** The caller works in it. */
  mine: z.boolean(),
});

export const itemStatuses = [
  'draft',
  'vacant',
  'requested',
  'confirmed',
  'ready',
  'working',
  'done',
  'cleared',
  'hasChanged',
  'spareRequested',
  'spare',
  'refused',
  'expired',
  'notNeeded',
  'noShow',
  'cancelled',
] as const;

const itemOfProject = z.object({
  id,
  version: z.number(),
  crewId: id,
  crewName: z.string(),
  functionId: id,
  functionCaption: z.string(),
  /** Nobody, or not for this caller to know. */
  person: z.nullable(named),
  status: z.enum(itemStatuses),
  startDate: day,
  endDate: z.nullable(day),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  timeZone: z.string(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  crewChief: z.boolean(),
  standby: z.boolean(),
  comment: z.string(),
});

const booking = z.object({
  crewId: id,
  crewName: z.string(),
  startDate: day,
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  timeZone: z.string(),
  functionId: id,
  functionCaption: z.string(),
  /** Positions to fill, without spare ones. */
  needed: z.number(),
  confirmed: z.number(),
  requested: z.number(),
  vacant: z.number(),
  draft: z.number(),
  spare: z.number(),
});

const profile = z.object({
  personId: id,
  name: z.string(),
  contactNumber: z.string(),
  pictureUrl: z.nullable(z.string()),
  functions: z.array(z.string()),
  skills: z.array(z.string()),
  crewChief: z.boolean(),
  shifts: z.number(),
  rating: z.object({ average: z.nullable(z.number()), count: z.number() }),
});

const contactOfProject = z.object({
  personId: id,
  name: z.string(),
  role: z.enum(['projectManager', 'planner']),
  pictureUrl: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
});

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
  projectItems: endpoint({
    method: 'GET',
    path: '/projects/{number}/projectCrewItems',
    about: 'Positions of a project by day.',
    allow: orItsLogin,
    bundle,
    query: z.strictObject({
      ...paging,
      crewId: z.optional(id),
      status: z.optional(z.enum(itemStatuses)),
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
    bundle,
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
    answer: listOf(linkedInvoice),
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
  contactProjectManager: endpoint({
    method: 'GET',
    path: '/projects/{number}/contactProjectManager',
    about: 'Who leads a project and how to reach them; the phone number only while the work is near.',
    allow: orItsLogin,
    bundle,
    answer: z.object({
      project: z.object({ number: z.string(), name: z.string() }),
      people: z.array(contactOfProject),
      /** Why no phone number is shown. */
      phoneHidden: z.nullable(z.enum(['notYet', 'over', 'right'])),
      phoneFrom: z.nullable(day),
      phoneUntil: z.nullable(day),
      office: z.object({ email: z.string(), phone: z.string() }),
    }),
    source: 'addition',
  }),
};
