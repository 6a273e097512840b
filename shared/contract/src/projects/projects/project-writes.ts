import { newTodoPriority, projectStatuses } from '@callboard/domain';
import * as z from 'zod/mini';
import { fileName } from '../../endpoint/file-name.ts';
import { client, clientOrPlanner, person, planner } from '../../endpoint/allow.ts';
import type { Allow } from '../../endpoint/allow.ts';
import { business, inside, time, workDay } from '../rows.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { exportRow } from '../exports/export-row.ts';
import { id, instant } from '../../endpoint/shapes.ts';
import { crewOfProject, project, projectRating } from './project.shapes.ts';

const bundle = 'projects';
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const some = <Shape extends z.ZodMiniType>(shape: Shape) => z._default(z.nullable(shape), null);

const projectName = z.string().check(z.trim(), z.minLength(2), z.maxLength(120));
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** What a planner types of a crew. */
const crewFields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  shift: z._default(text(60), ''),
  startDate: workDay,
  endDate: some(workDay),
  startTime: some(time),
  endTime: some(time),
  locationId: some(id),
  cateringTypeId: some(id),
  cateringNote: z._default(text(1000), ''),
  contactOnSiteId: some(id),
  infoExternal: z._default(text(1000), ''),
  infoInternal: z._default(text(1000), ''),
  infoCrew: z._default(text(1000), ''),
  infoChief: z._default(text(1000), ''),
};
const editedCrew = z.strictObject({
  ...crewFields,
  /** They move by as many days as the first day of the crew does. */
  movePositions: z._default(z.boolean(), false),
});
const crewBody = z.strictObject({
  ...crewFields,
  /** Laid as drafts on each day of the crew, at its times. */
  positions: z._default(
    z
      .array(
        z.strictObject({
          functionId: id,
          rows: z._default(z.number().check(z.int(), z.gte(1), z.lte(200)), 1),
          crewChief: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
});

const itemsBody = z.strictObject({
  crewId: id,
  functionId: id,
  startDate: workDay,
  endDate: some(workDay),
  startTime: some(time),
  endTime: some(time),
  rows: z._default(z.number().check(z.int(), z.gte(1), z.lte(200)), 1),
  crewChief: z._default(z.boolean(), false),
  standby: z._default(z.boolean(), false),
  comment: z._default(text(1000), ''),
});

export const projectWrites = {
  rateProject: endpoint({
    method: 'POST',
    path: '/projects/{number}/ratings',
    about:
      'A client rates a project of the own company as a whole, once it has begun. The newest rating of each counts; no stars take it back.',
    allow: client.with('projects'),
    bundle,
    body: z.strictObject({
      stars: z.nullable(z.int().check(z.gte(1), z.lte(5))),
      comment: z._default(text(1000), ''),
    }),
    answer: projectRating,
    errors: ['too_early', 'wrong_state'],
    source: 'addition',
  }),
  createProject: endpoint({
    method: 'POST',
    path: '/projects',
    about: 'Creates a project for a company; a client does so for the own one.',
    allow: clientOrPlanner.with('projects', 'CREATE'),
    bundle,
    body: z.strictObject({
      companyId: id,
      clientMarkId: some(id),
      name: projectName,
      beginDate: workDay,
      endDate: some(workDay),
      reference: z._default(text(120), ''),
      rateCardId: some(id),
      comment: z._default(text(1000), ''),
    }),
    answer: project,
    source: 'spec',
  }),
  editProject: endpoint({
    method: 'POST',
    path: '/projects/{number}',
    about:
      'Changes a project; what is not named stays. Another company takes client mark, rate card and contacts of the one before with it, and is refused once there are invoices. Needs `If-Match`.',
    allow: planner.with('projects', 'EDIT'),
    bundle,
    body: z.strictObject({
      name: z.optional(projectName),
      status: z.optional(z.enum(projectStatuses)),
      companyId: z.optional(id),
      clientMarkId: z.optional(z.nullable(id)),
      rateCardId: z.optional(z.nullable(id)),
      locationId: z.optional(z.nullable(id)),
      managerId: z.optional(z.nullable(id)),
      plannerId: z.optional(z.nullable(id)),
      beginDate: z.optional(workDay),
      endDate: z.optional(z.nullable(workDay)),
      reference: z.optional(text(120)),
      comment: z.optional(text(1000)),
    }),
    answer: project,
    errors: ['conflict', 'precondition_required', 'wrong_state'],
    source: 'addition',
  }),
  setProjectLogo: endpoint({
    method: 'POST',
    path: '/projects/{number}/logo',
    about: 'Takes an uploaded picture as the logo of a project, or none. Needs `If-Match`.',
    allow: person.with('projects', 'EDIT_PROJECT_LOGO'),
    bundle,
    body: z.strictObject({ uploadId: z.nullable(id) }),
    answer: project,
    errors: ['conflict', 'precondition_required', 'unsupported_file'],
    source: 'addition',
  }),
  closeProject: endpoint({
    method: 'POST',
    path: '/projects/{number}/close',
    about: 'Closes a project whose work is over. Needs `If-Match`.',
    allow: planner.with('projects', 'EDIT'),
    bundle,
    answer: project,
    errors: ['conflict', 'precondition_required', 'wrong_state'],
    source: 'addition',
  }),
  reopenProject: endpoint({
    method: 'POST',
    path: '/projects/{number}/reopen',
    about: 'Opens a closed project again. Needs `If-Match`.',
    allow: planner.with('projects', 'EDIT'),
    bundle,
    answer: project,
    errors: ['conflict', 'precondition_required', 'wrong_state'],
    source: 'addition',
  }),
  cancelProject: endpoint({
    method: 'POST',
    path: '/projects/{number}/cancel',
    about:
      'Cancels a project with its crews and positions, and tells those who were planned. Needs `If-Match`.',
    allow: planner.with('projects', 'EDIT'),
    bundle,
    body: z.strictObject({ reason }),
    answer: project,
    errors: ['conflict', 'precondition_required', 'wrong_state'],
    source: 'addition',
  }),
  addProjectCrew: endpoint({
    method: 'POST',
    path: '/projects/{number}/projectCrews',
    about: 'Adds a crew to a project, with its first positions as drafts on each of its days.',
    allow: planner.with('crews', 'CREATE'),
    bundle,
    body: crewBody,
    answer: crewOfProject,
    errors: ['wrong_state'],
    source: 'spec',
  }),
  editProjectCrew: endpoint({
    method: 'POST',
    path: '/projects/{number}/projectCrews/{id}',
    about:
      'Changes a crew of a project. Its positions keep their times, and their days unless they move with the crew. Who is booked is told of another day, place or contact on site. Needs `If-Match`.',
    allow: planner.with('crews', 'EDIT'),
    bundle,
    body: editedCrew,
    answer: crewOfProject,
    errors: ['conflict', 'precondition_required', 'wrong_state'],
    source: 'addition',
  }),
  cancelProjectCrew: endpoint({
    method: 'POST',
    path: '/projects/{number}/projectCrews/{id}/cancel',
    about: 'Cancels a crew with its positions, and tells those who were planned. Needs `If-Match`.',
    allow: planner.with('crews', 'EDIT'),
    bundle,
    body: z.strictObject({ reason }),
    answer: crewOfProject,
    errors: ['conflict', 'precondition_required', 'wrong_state'],
    source: 'addition',
  }),
  addProjectItems: endpoint({
    method: 'POST',
    path: '/projects/{number}/projectCrewItems',
    about: 'Adds positions to a crew of a project, as drafts.',
    allow: planner.with('crews', 'CREATE'),
    bundle,
    body: itemsBody,
    answer: z.object({ ids: z.array(id), crewId: id }),
    errors: ['wrong_state'],
    source: 'spec',
  }),
  addProjectDocument: endpoint({
    method: 'POST',
    path: '/projects/{number}/documents',
    about: 'Takes an uploaded file as a document of a project.',
    allow: person.with('projects').with('projectAttachments', 'CREATE'),
    bundle,
    body: z.strictObject({
      uploadId: id,
      typeId: id,
      name: z.optional(fileName()),
    }),
    answer: z.object({ id, number: z.string(), name: z.string() }),
    errors: ['unsupported_file', 'wrong_state'],
    source: 'spec',
  }),
  addProjectActivity: endpoint({
    method: 'POST',
    path: '/projects/{number}/activities',
    about: 'Writes a note into the history of a project, or a to-do for somebody who plans.',
    allow: { ...inside, rights: [['projects', 'READ']] },
    bundle,
    body: z.strictObject({
      type: z.enum(['LOG', 'TODO_INT']),
      caption: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      body: z._default(text(1000), ''),
      personParty: some(id),
      recipientId: some(id),
      dueDate: z.optional(workDay),
      priority: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)]), newTodoPriority),
    }),
    answer: z.object({ id, type: z.enum(['LOG', 'TODO_INT']), caption: z.string(), at: instant }),
    source: 'spec',
  }),
  exportProjectCrewMembersDocuments: endpoint({
    method: 'POST',
    path: '/projects/{number}/exportCrewMembersDocuments',
    about: 'Begins an export of the proofs of everybody who works in a project.',
    allow: { ...business, rights: [['projectAttachments', 'READ']] } satisfies Allow,
    bundle,
    body: z.strictObject({ from: z.optional(workDay), to: z.optional(workDay) }),
    answer: exportRow,
    source: 'spec',
    dangerous: true,
  }),
  exportDeliveryNotes: endpoint({
    method: 'POST',
    path: '/projects/{number}/exportDeliveryNotes',
    about: 'Begins an export of the delivery notes of a project.',
    allow: { ...business, rights: [['projects', 'READ']] } satisfies Allow,
    bundle,
    body: z.strictObject({ from: z.optional(workDay), to: z.optional(workDay) }),
    answer: exportRow,
    source: 'spec',
    dangerous: true,
  }),
};
