import * as z from 'zod/mini';
import { clientOrPlanner, planner } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { memberRow, personFilters, planningItem } from '../planning/planning.shapes.ts';
import { day, id, listOf, paging } from '../../endpoint/shapes.ts';

const bundle = 'planning';
const reader = clientOrPlanner.with('crews');
const membershipReader = clientOrPlanner.with('membershipCrews');
const maker = planner.with('crewMemberships', 'CREATE');

const crewRow = z.object({
  id,
  version: z.number(),
  kind: z.enum(['membership', 'project']),
  name: z.string(),
  note: z.string(),
  region: z.nullable(z.object({ id, caption: z.string() })),
  planner: z.nullable(z.object({ personId: id, name: z.string() })),
  /** The caller plans with it. */
  mine: z.boolean(),
  members: z.number(),
  places: z.nullable(z.number()),
  full: z.boolean(),
  contactAllowed: z._default(z.boolean(), true),
  may: z.object({
    add: z.boolean(),
    remove: z.boolean(),
    contact: z.boolean(),
    edit: z._default(z.boolean(), false),
    close: z._default(z.boolean(), false),
  }),
});
const crewBody = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
  note: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  places: z._default(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1_000))), null),
  contactAllowed: z._default(z.boolean(), true),
});
const crewQuery = z.strictObject({
  ...paging,
  q: z.optional(z.string().check(z.maxLength(200))),
  mine: z.optional(z.enum(['true', 'false'])),
});
const crewList = z.object({
  ...listOf(crewRow).shape,
  /** False for a planner whom nobody has given a membership crew: "ask your planner to create it". */
  hasMembershipCrew: z.boolean(),
});
const itemQuery = z.strictObject({ ...paging, from: z.optional(day), to: z.optional(day) });
const memberQuery = z.strictObject({ ...paging, month: z.optional(day), ...personFilters });

/** The same three calls for groups of both kinds. */
export const plannerCrews = {
  plannerCrews: endpoint({
    method: 'GET',
    path: '/plannerCrews',
    about: 'Membership crews, those of the caller first.',
    allow: reader,
    bundle,
    query: crewQuery,
    answer: crewList,
    source: 'spec',
  }),
  plannerCrewItems: endpoint({
    method: 'GET',
    path: '/plannerCrews/{id}/items',
    about: "Positions of a membership crew's people, from one month back where no day is named.",
    allow: reader,
    bundle,
    query: itemQuery,
    answer: listOf(planningItem),
    source: 'spec',
  }),
  plannerCrewMembers: endpoint({
    method: 'GET',
    path: '/plannerCrews/{id}/crewMembers',
    about: 'People of a membership crew with quota, planned, worked and both accounts of a month.',
    allow: reader,
    bundle,
    query: memberQuery,
    answer: listOf(memberRow),
    source: 'spec',
  }),
  pCrews: endpoint({
    method: 'GET',
    path: '/pCrews',
    about: 'Groups of people planned for projects.',
    allow: reader,
    bundle,
    query: crewQuery,
    answer: crewList,
    source: 'spec',
  }),
  pCrewItems: endpoint({
    method: 'GET',
    path: '/pCrews/{id}/items',
    about: "Positions of a project group's people, from one month back where no day is named.",
    allow: reader,
    bundle,
    query: itemQuery,
    answer: listOf(planningItem),
    source: 'spec',
  }),
  pCrewMembers: endpoint({
    method: 'GET',
    path: '/pCrews/{id}/crewMembers',
    about: 'People of a project group with quota, planned, worked and both accounts of a month.',
    allow: reader,
    bundle,
    query: memberQuery,
    answer: listOf(memberRow),
    source: 'spec',
  }),
  contactPCrews: endpoint({
    method: 'GET',
    path: '/contacts/{id}/pCrews',
    about: 'Groups that this contact plans with or belongs to.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: crewList,
    source: 'spec',
  }),
  membershipCrews: endpoint({
    method: 'GET',
    path: '/membershipCrews',
    about: 'Membership crews for those who may only see these.',
    allow: membershipReader,
    bundle,
    query: crewQuery,
    answer: crewList,
    source: 'addition',
  }),
  membershipCrew: endpoint({
    method: 'GET',
    path: '/membershipCrews/{id}',
    about: 'A membership crew with its people. Numbers are told to those with the right to contact them.',
    allow: membershipReader,
    bundle,
    answer: z.object({
      ...crewRow.shape,
      people: z.array(
        z.object({
          membershipId: id,
          personId: id,
          contactId: z.nullable(id),
          name: z.string(),
          city: z.string(),
          since: day,
          active: z.boolean(),
          functions: z.array(z.string()),
          email: z.nullable(z.string()),
          phone: z.nullable(z.string()),
        }),
      ),
    }),
    source: 'addition',
  }),
  addMembershipCrew: endpoint({
    method: 'POST',
    path: '/membershipCrews',
    about: 'Makes a membership crew that the caller plans with.',
    allow: maker,
    bundle,
    body: crewBody,
    answer: crewRow,
    source: 'addition',
  }),
  editMembershipCrew: endpoint({
    method: 'POST',
    path: '/membershipCrews/{id}',
    about: 'Changes a membership crew. Needs `If-Match`.',
    allow: maker,
    bundle,
    body: crewBody,
    answer: crewRow,
    source: 'addition',
  }),
  closeMembershipCrew: endpoint({
    method: 'POST',
    path: '/membershipCrews/{id}/close',
    about: 'Ends a membership crew: its people leave it. Not while open positions are offered to it alone.',
    allow: planner.with('crewMemberships', 'DELETE'),
    bundle,
    answer: 'nothing',
    errors: ['wrong_state'],
    source: 'addition',
  }),
  addMembership: endpoint({
    method: 'POST',
    path: '/plannerCrewMemberships',
    about: 'Takes a person into a group. Who is in it already stays as they are.',
    allow: maker,
    bundle,
    body: z.strictObject({ plannerCrewId: id, personId: id, since: z.optional(day) }),
    answer: z.object({ id, plannerCrewId: id, personId: id, since: day }),
    errors: ['wrong_state'],
    source: 'spec',
  }),
  removeMembership: endpoint({
    method: 'DELETE',
    path: '/plannerCrewMemberships/{id}',
    about: 'Takes a person out of a group.',
    allow: planner.with('crewMemberships', 'DELETE'),
    bundle,
    answer: 'nothing',
    source: 'spec',
  }),
};
export type PlannerCrewRow = z.infer<typeof crewRow>;
export type CrewMemberRow = z.infer<typeof memberRow>;
export type PlanningItem = z.infer<typeof planningItem>;
