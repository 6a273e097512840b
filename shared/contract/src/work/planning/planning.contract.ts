import { planningColours, projectColours } from '@callboard/domain';
import * as z from 'zod/mini';
import { client, clientOrPlanner, crew } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, idList, instant, listOf, paging } from '../../endpoint/shapes.ts';
import { calendarCrew, cell, memberRow, planningItem, personFilters } from './planning.shapes.ts';

const bundle = 'planning';
const reader = clientOrPlanner.with('planningCalendar');

export const planningModes = [
  'all',
  'internal',
  'ongoing',
  'checkIn',
  'checkOut',
  'preCall',
  'spare',
] as const;
export type PlanningMode = (typeof planningModes)[number];

export const planning = {
  planningCalendarItems: endpoint({
    method: 'GET',
    path: '/planningCalendarItems',
    about:
      'People by days: what fills each cell, what stands in its corners and how urgent it is. A client sees only positions of the own company; spare positions need READSPAREFUNCTION.',
    allow: reader,
    bundle,
    query: z.strictObject({
      ...paging,
      from: day,
      to: day,
      mode: z._default(z.enum(planningModes), 'all'),
      ...personFilters,
      projects: idList,
    }),
    answer: z.object({
      items: z.array(
        z.object({
          personId: id,
          contactNumber: z.string(),
          name: z.string(),
          city: z.string(),
          regionId: z.nullable(z.string()),
          functions: z.array(z.string()),
          /** Days on which there is something; the others are empty. */
          cells: z.array(cell),
        }),
      ),
      total: z.number(),
      page: z.number(),
      limit: z.number(),
      from: day,
      to: day,
      /** Bank holidays of the tenant's own region, for the head of the calendar. */
      bankHolidays: z.array(z.object({ day, caption: z.string() })),
      /** False for a planner whom nobody has given a membership crew: "ask your planner to create it". */
      hasMembershipCrew: z.boolean(),
      may: z.object({ seeSpare: z.boolean(), plan: z.boolean() }),
    }),
    source: 'spec',
  }),
  planningCalendarCrews: endpoint({
    method: 'GET',
    path: '/planningCalendarItems/crews',
    about:
      'Crews by the days on which they have positions, in start order: how far they are filled, and how far the people are. A client sees crews of the own company; spare positions need READSPAREFUNCTION.',
    allow: reader,
    bundle,
    query: z.strictObject({ from: day, to: day, mode: z._default(z.enum(planningModes), 'all') }),
    answer: z.object({
      from: day,
      to: day,
      today: day,
      items: z.array(calendarCrew),
      /** Beyond those that are told; there is a limit. */
      left: z.number(),
      bankHolidays: z.array(z.object({ day, caption: z.string() })),
      may: z.object({ seeSpare: z.boolean() }),
    }),
    source: 'addition',
  }),
  contactPlannerPlanningItems: endpoint({
    method: 'GET',
    path: '/contacts/{id}/plannerPlanningItems',
    about:
      'Positions of the people that this contact plans, or else of the contact; from one month back where no day is named.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, from: z.optional(day), to: z.optional(day) }),
    answer: z.object({
      ...listOf(planningItem).shape,
      hasMembershipCrew: z.boolean(),
    }),
    source: 'spec',
  }),
  contactValueStaff: endpoint({
    method: 'GET',
    path: '/contacts/{id}/valueStaff',
    about: 'Figures of the people that this contact plans, or else of the contact.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, month: z.optional(day) }),
    answer: listOf(memberRow),
    source: 'spec',
  }),
  planningCrewItemList: endpoint({
    method: 'GET',
    path: '/planningCrewItemList',
    about: "Positions of the client's projects, day by day.",
    allow: client.with('planningCrewItemList'),
    bundle,
    query: z.strictObject({
      ...paging,
      from: z.optional(day),
      to: z.optional(day),
      projectNumber: z.optional(z.string().check(z.maxLength(40))),
      q: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: listOf(planningItem),
    source: 'addition',
  }),
  projectsCalendar: endpoint({
    method: 'GET',
    path: '/projectsCalendar',
    about:
      'Projects between two days with the colours of their status. A client sees those of the own company.',
    allow: clientOrPlanner.with('projects'),
    bundle: 'projects',
    query: z.strictObject({
      ...paging,
      from: day,
      to: day,
      colour: z.optional(z.enum(projectColours)),
    }),
    answer: listOf(
      z.object({
        id,
        number: z.string(),
        name: z.string(),
        company: z.nullable(z.string()),
        clientMark: z.nullable(z.string()),
        location: z.nullable(z.string()),
        beginDate: day,
        endDate: z.nullable(day),
        colour: z.enum(projectColours),
        crews: z.number(),
        positions: z.number(),
        filled: z.number(),
      }),
    ),
    source: 'addition',
  }),
  personalCalendar: endpoint({
    method: 'GET',
    path: '/personalCalendar',
    about:
      "The caller's days: jobs, requests, applications, vacations, blocked dates, busy times of own calendars and bank holidays.",
    allow: crew.with('projects'),
    bundle: 'crew-ops',
    query: z.strictObject({ from: day, to: day }),
    answer: z.object({
      from: day,
      to: day,
      days: z.array(
        z.object({
          day,
          colour: z.enum(planningColours),
          entries: z.array(
            z.object({
              kind: z.enum(['job', 'application', 'absence', 'block', 'busy', 'bankHoliday']),
              id,
              status: z.string(),
              caption: z.string(),
              detail: z.string(),
              startsAt: z.nullable(instant),
              endsAt: z.nullable(instant),
              from: z.nullable(z.string()),
              until: z.nullable(z.string()),
              timeZone: z.nullable(z.string()),
              crewId: z.nullable(id),
            }),
          ),
        }),
      ),
    }),
    source: 'addition',
  }),
};
export type PlanningCrews = z.infer<typeof planning.planningCalendarCrews.answer>;
export type CalendarCrew = z.infer<typeof calendarCrew>;
export type PlanningRow = z.infer<typeof planning.planningCalendarItems.answer>['items'][number];
export type CalendarProject = z.infer<typeof planning.projectsCalendar.answer>['items'][number];
export type PersonalDay = z.infer<typeof planning.personalCalendar.answer>['days'][number];
