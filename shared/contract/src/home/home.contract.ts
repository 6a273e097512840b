import * as z from 'zod/mini';
import { person } from '../allow.ts';
import { crewItemStatus, difference } from '../crew-items/item-facts.shapes.ts';
import { endpoint } from '../endpoint.ts';
import { day, id, instant } from '../shapes.ts';

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
  deadlineAt: z.nullable(instant),
  /** What is to be confirmed anew, before and after. */
  changes: z.array(difference),
  /** How far the work of the day is, by what is on record. */
  checkState: z.nullable(z.enum(['expected', 'in', 'out', 'toBeChecked', 'signedOff'])),
});

const homeDocument = z.object({
  id,
  name: z.string(),
  type: z.string(),
  since: instant,
  expiresAt: z.nullable(instant),
  reason: z.string(),
});

/** A part is null where its right or its bundle is missing. */
const part = <Item extends z.ZodMiniType>(item: Item) =>
  z.nullable(z.object({ items: z.array(item), total: z.number() }));

export const home = {
  home: endpoint({
    method: 'GET',
    path: '/home',
    about: 'All that the start page shows to the caller; each part only with its right and its bundle.',
    allow: person,
    answer: z.object({
      name: z.string(),
      now: instant,
      /** Jobs that run or begin within three hours. */
      happening: part(homeJob),
      jobsToConfirm: part(homeJob),
      changesToConfirm: part(homeJob),
      ongoingJobs: part(homeJob),
      nextJobs: part(homeJob),
      payrollsToConfirm: part(
        z.object({
          number: z.string(),
          fromDay: day,
          toDay: day,
          openItems: z.number(),
          windowEndsAt: z.nullable(instant),
        }),
      ),
      unsignedDeliveryNotes: part(
        z.object({
          crewId: id,
          number: z.string(),
          crew: z.string(),
          project: z.object({ number: z.string(), name: z.string() }),
          releasedAt: instant,
          /** Older than the tenant wants. */
          late: z.boolean(),
        }),
      ),
      documentsToSign: part(homeDocument),
      documentsBeingVerified: part(homeDocument),
      documentsToUpload: part(homeDocument),
      forms: part(
        z.object({
          formId: id,
          kind: z.string(),
          name: z.string(),
          dueOn: z.nullable(day),
          state: z.enum(['due', 'open']),
        }),
      ),
      ongoingProjects: part(
        z.object({
          number: z.string(),
          name: z.string(),
          company: z.nullable(z.string()),
          status: z.string(),
          beginDate: day,
          endDate: z.nullable(day),
          crewsToday: z.number(),
        }),
      ),
      information: part(
        z.object({
          id,
          caption: z.string(),
          link: z.nullable(z.string()),
          hasFile: z.boolean(),
          publishedAt: instant,
        }),
      ),
      counts: z.object({
        unreadNotifications: z.number(),
        todosDue: z.nullable(z.number()),
        vacationsToDecide: z.nullable(z.number()),
        changesToDecide: z.nullable(z.number()),
        picturesToDecide: z.nullable(z.number()),
      }),
    }),
    source: 'addition',
  }),
};
export type Home = z.infer<typeof home.home.answer>;
export type HomeJob = z.infer<typeof homeJob>;
