import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';

/** Why a calendar could not be read. */
export const calendarProblems = [
  'unreachable',
  'late',
  'large',
  'refused',
  'gone',
  'broken',
  'noCalendar',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** How many each person can add. */
export const mostPrivateCalendars = 5;

const privateCalendar = z.object({
  id,
  name: z.string(),
  /** All that is shown of the address. */
  host: z.string(),
  createdAt: instant,
  /** Whether it is to be read and was not yet. */
  waiting: z.boolean(),
  /** Nothing where it was never read. */
  readAt: z.nullable(instant),
  busyTimes: z.number(),
  problem: z.nullable(z.object({ reason: z.enum(calendarProblems), since: instant })),
});

export const privateCalendars = {
  privateCalendars: endpoint({
    method: 'GET',
    path: '/privateCalendars',
    about: 'Calendars of the caller whose busy times count as unavailable. Their addresses are never told.',
    allow: person,
    query: z.strictObject(paging),
    answer: listOf(privateCalendar),
    source: 'addition',
  }),
  addPrivateCalendar: endpoint({
    method: 'POST',
    path: '/privateCalendars',
    about:
      'Adds the address of an iCalendar file, of which only the busy times are kept. It is read soon after.',
    allow: person,
    body: z.strictObject({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    }),
    answer: privateCalendar,
    errors: ['too_many'],
    source: 'addition',
    dangerous: true,
  }),
  readPrivateCalendar: endpoint({
    method: 'POST',
    path: '/privateCalendars/{id}/read',
    about: 'Reads a calendar now instead of within a quarter of an hour.',
    allow: person,
    answer: privateCalendar,
    errors: ['not_found'],
    source: 'addition',
  }),
  removePrivateCalendar: endpoint({
    method: 'DELETE',
    path: '/privateCalendars/{id}',
    about: 'Forgets a calendar with its address and its busy times.',
    allow: person,
    answer: 'nothing',
    source: 'addition',
    dangerous: true,
  }),
};
export type PrivateCalendar = z.infer<typeof privateCalendar>;
