import * as z from 'zod/mini';
import { also, crew, person, planner } from '../../endpoint/allow.ts';
import type { Allow } from '../../endpoint/allow.ts';
import { reason } from '../crew-checks/check.shapes.ts';
import { documentRow } from '../../documents/documents/document.shapes.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import type { BodyOf } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import { crewPapers } from './crew-papers.contract.ts';
import { crewRatings } from './crew-ratings.contract.ts';
import { contactCard, crewMember, crewStatusRow, liveLocation, projectCrew } from './crew.shapes.ts';

const bundle = 'crew-ops';
/** What a project login may open as well: crews of its project, and whom to call there. */
const visitor = also(person, 'project');
const crewOrPlanner = { roles: ['crew', 'planner'] } as const satisfies Allow;

const longText = z.optional(z.string().check(z.trim(), z.maxLength(4000)));
const list = { query: z.strictObject(paging) };

export const projectCrews = {
  projectCrew: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}',
    about:
      'Everything the screen of a crew shows, as far as it is for the caller, and what the caller may do.',
    allow: visitor,
    bundle,
    answer: projectCrew,
    source: 'spec',
  }),
  projectCrewItems: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/projectCrewItems',
    about: 'The positions of a crew: all of them for who plans, those that stand for everybody else.',
    allow: visitor,
    bundle,
    ...list,
    answer: listOf(
      z.object({
        ...crewMember.shape,
        personId: z.nullable(id),
        version: z.number(),
        functionId: id,
        startDate: z.string(),
        endDate: z.nullable(z.string()),
        startTime: z.nullable(z.string()),
        endTime: z.nullable(z.string()),
        timeZone: z.string(),
        standby: z.boolean(),
        comment: z.string(),
        mine: z.boolean(),
        /** How many want this place; only for who plans. */
        applicants: z.number(),
        /** Its person has asked to be taken off it; only for who plans. */
        removal: z.nullable(z.object({ askedAt: instant, reason: z.string() })),
      }),
    ),
    source: 'spec',
  }),
  projectCrewItemStatus: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/projectCrewItemStatus',
    about: "The chief's list on the day: one row for each position that somebody is to work.",
    allow: person,
    bundle,
    ...list,
    answer: listOf(crewStatusRow),
    source: 'spec',
  }),
  ...crewRatings,
  crewDocuments: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/documents',
    about: 'Documents that lie at a crew and are for the caller, newest first.',
    allow: person,
    bundle,
    ...list,
    answer: listOf(documentRow),
    source: 'addition',
  }),
  editInfo: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/info',
    about:
      'Changes what is told about a crew: infos, catering, contact on site. The people of the crew hear of it.',
    allow: planner.with('crews', 'EDIT'),
    bundle,
    body: z.strictObject({
      external: longText,
      internal: longText,
      crew: longText,
      crewChief: longText,
      cateringTypeId: z.optional(z.nullable(id)),
      cateringNote: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
      contactOnSiteId: z.optional(z.nullable(id)),
    }),
    answer: projectCrew,
    errors: ['conflict', 'precondition_required'],
    source: 'addition',
  }),
  signOff: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/signOff',
    about:
      'The chief signs off all hours of the crew: times are locked, positions cleared, the papers get numbers.',
    allow: crewOrPlanner,
    bundle,
    dangerous: true,
    body: z.strictObject({
      note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
      /** Where the hours were not as they were checked. */
      corrections: z.optional(
        z
          .array(
            z.strictObject({
              crewItemId: id,
              from: instant,
              until: instant,
              breakMinutes: z.int().check(z.gte(0), z.lte(600)),
              reason,
            }),
          )
          .check(z.maxLength(200)),
      ),
    }),
    answer: z.object({
      crewId: id,
      signedOffAt: instant,
      cleared: z.number(),
      deliveryNoteNumber: z.string(),
    }),
    errors: ['wrong_state'],
    source: 'addition',
  }),
  crewChiefs: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/crewChiefs',
    about: 'The crew chiefs, to be called while the job is near.',
    allow: visitor,
    bundle,
    ...list,
    answer: listOf(contactCard),
    source: 'addition',
  }),
  contactOnSite: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/contactOnSite',
    about: 'The contact on site, to be called while the job is near.',
    allow: person,
    bundle,
    answer: contactCard,
    source: 'addition',
  }),
  crewMemberContact: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/crewMembers/{contactId}',
    about: 'Somebody of the crew; the number while the job is near and with the right CONTACT.',
    allow: visitor,
    bundle,
    answer: contactCard,
    source: 'addition',
  }),
  ...crewPapers,
  liveLocations: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/liveLocations',
    about: 'Where those who share it are: all of them for chief and planner, the own one for everybody else.',
    allow: crewOrPlanner,
    bundle,
    ...list,
    answer: listOf(liveLocation),
    source: 'spec',
  }),
  shareLocation: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/liveLocations',
    about: 'Starts, renews or stops sharing the own location: two hours at most, until the check-in.',
    allow: crew,
    bundle,
    body: z.discriminatedUnion('action', [
      z.strictObject({
        action: z.enum(['start', 'update']),
        latitude: z.number().check(z.gte(-90), z.lte(90)),
        longitude: z.number().check(z.gte(-180), z.lte(180)),
        accuracyM: z.number().check(z.gte(0), z.lte(1_000_000)),
      }),
      z.strictObject({ action: z.literal('stop') }),
    ]),
    answer: z.object({ sharing: z.boolean(), endsAt: z.nullable(instant) }),
    errors: ['wrong_state'],
    source: 'spec',
  }),
};
export type ProjectCrew = z.infer<typeof projectCrew>;
export type CrewMember = z.infer<typeof crewMember>;
export type CrewPlace = ProjectCrew['location'];
export type ProjectCrewItem = z.infer<typeof projectCrews.projectCrewItems.answer>['items'][number];
export type CrewStatusRow = z.infer<typeof projectCrews.projectCrewItemStatus.answer>['items'][number];
export type CrewRatings = z.infer<typeof projectCrews.projectCrewItemRatings.answer>;
export type CrewItemRatings = CrewRatings['items'][number];
export type RatedPerson = BodyOf<typeof projectCrews.rateCrew>['people'][number];
export type ContactCard = z.infer<typeof contactCard>;
export type LiveLocation = z.infer<typeof liveLocation>;
