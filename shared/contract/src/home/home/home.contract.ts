import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { crewItemStatus } from '../../work/crew-items/item-facts.shapes.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';
import { homeList } from './home-entry.ts';

const homeJob = z.object({
  crewItemId: id,
  crewId: id,
  status: crewItemStatus,
  project: z.object({ number: z.string(), name: z.string() }),
  crew: z.string(),
  functionCaption: z.string(),
  location: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  crewChief: z.boolean(),
  /** Any minute of it lies in the night of the site. */
  night: z.boolean(),
  /** How far the work of the day is, by what is on record. */
  checkState: z.nullable(z.enum(['expected', 'in', 'out', 'toBeChecked', 'signedOff'])),
});

export const home = {
  home: endpoint({
    method: 'GET',
    path: '/home',
    about:
      'All that the start page shows to the caller; each kind of entry only with its right and its bundle.',
    allow: person,
    answer: z.object({
      name: z.string(),
      now: instant,
      /** The jobs that run or come next, for the card of the moment; null without the right to jobs. */
      jobs: z.nullable(z.array(homeJob)),
      /** Whoever works is busy then by a calendar of their own: the first time that is not over. */
      busyElsewhere: z.nullable(z.object({ fromDay: day, toDay: day, startsAt: instant, endsAt: instant })),
      /** For whoever plans: today's crews with what is filled, who is there and who is late. */
      today: homeList,
      /** What came back, ends soon or has ended, or keeps somebody from being planned or paid. */
      warnings: homeList,
      /** What waits for the person, by its deadline. */
      needsYou: homeList,
      /** What runs and what comes next. */
      coming: homeList,
      /** What is good to know. */
      info: homeList,
      /** Information of the office that is read here. */
      ready: homeList,
      /** Where the information of the office leads outside of the app. */
      links: homeList,
      unreadNotifications: z.number(),
    }),
    source: 'addition',
  }),
};
export type Home = z.infer<typeof home.home.answer>;
export type HomeJob = z.infer<typeof homeJob>;
