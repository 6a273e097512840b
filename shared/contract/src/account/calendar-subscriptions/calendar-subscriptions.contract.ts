import * as z from 'zod/mini';
import { anyone, person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';

export const calendarContents = ['jobs', 'vacations', 'blocks'] as const;
export type CalendarContent = (typeof calendarContents)[number];

const subscription = z.object({
  id,
  name: z.string(),
  contents: z.array(z.enum(calendarContents)),
  createdAt: instant,
  refreshedAt: instant,
});

export const calendarSubscriptions = {
  publicCalendarSubscriptions: endpoint({
    method: 'GET',
    path: '/publicCalendarSubscriptions',
    about: "The caller's calendar subscriptions. Their addresses are told once only, when they are made.",
    allow: person,
    query: z.strictObject(paging),
    answer: listOf(subscription),
    source: 'spec',
  }),
  addPublicCalendarSubscription: endpoint({
    method: 'POST',
    path: '/publicCalendarSubscriptions',
    about: 'Makes an address that any calendar can subscribe to.',
    allow: person,
    body: z.strictObject({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      contents: z.array(z.enum(calendarContents)).check(z.minLength(1), z.maxLength(3)),
    }),
    answer: z.extend(subscription, { path: z.string() }),
    secretAnswer: true,
    errors: ['too_many'],
    source: 'spec',
    dangerous: true,
  }),
  rotatePublicCalendarSubscription: endpoint({
    method: 'POST',
    path: '/publicCalendarSubscriptions/{id}/rotate',
    about: 'Gives a subscription a new address. The one before answers nobody any more.',
    allow: person,
    answer: z.extend(subscription, { path: z.string() }),
    secretAnswer: true,
    errors: ['not_found'],
    source: 'addition',
    dangerous: true,
  }),
  deletePublicCalendarSubscription: endpoint({
    method: 'DELETE',
    path: '/publicCalendarSubscriptions/{id}',
    about: 'Closes the address for good.',
    allow: person,
    answer: 'nothing',
    source: 'spec',
    dangerous: true,
  }),
  publicCalendarSubscriptionsRefresh: endpoint({
    method: 'POST',
    path: '/publicCalendarSubscriptionsRefresh',
    about: "Brings the caller's calendars up to date at once.",
    allow: person,
    answer: z.object({ refreshed: z.number(), refreshedAt: instant }),
    source: 'spec',
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/calendar/{token}',
    about: 'The calendar itself, as iCalendar; who has the address may read it. `.ics` may follow the token.',
    allow: anyone,
    answer: 'file',
    source: 'addition',
  }),
};
export type CalendarSubscription = z.infer<typeof subscription>;
