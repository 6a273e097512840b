import * as z from 'zod/mini';
import { difference } from '../../work/crew-items/item-facts.shapes.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';

/** What an entry of the start page can be about, and which values its link is made of. */
export const homeEntryLinks = {
  jobToConfirm: ['id'],
  changeToConfirm: ['id'],
  payrollToConfirm: ['number'],
  payrollItemToAnswer: ['id'],
  payrollsToRelease: [],
  payrollsOfAll: [],
  workUnpaid: ['month'],
  receiptRejected: ['number'],
  deliveryNoteToSign: ['id'],
  peopleLate: ['id'],
  securityCheckDue: ['id', 'formId', 'date', 'shift'],
  signOffDue: ['id'],
  hoursToCheck: ['id'],
  hoursToSign: ['id'],
  removalToDecide: ['id'],
  applicantsToDecide: ['id'],
  documentToSign: ['id'],
  documentToUpload: ['id'],
  documentBeingVerified: ['id'],
  documentToVerify: ['id'],
  documentEnding: ['id'],
  documentEnded: ['id'],
  skillMissing: ['id'],
  skillEnding: ['id'],
  skillEnded: ['id'],
  skillByTraining: ['id'],
  documentsSigning: [],
  formToFill: ['id'],
  todosDue: [],
  vacationsToDecide: [],
  changesToDecide: [],
  picturesToDecide: [],
  photosToDecide: [],
  unreadMails: [],
  crewsToday: [],
  crewToday: ['id'],
  job: ['id'],
  ongoingProject: ['number'],
  crewToRate: ['id'],
  information: ['id'],
  hoursAnswered: ['id'],
} as const satisfies Record<string, readonly string[]>;
export type HomeEntryKind = keyof typeof homeEntryLinks;
export const homeEntryKinds = Object.keys(homeEntryLinks) as HomeEntryKind[];
export type HomeEntryLink<Kind extends HomeEntryKind> = (typeof homeEntryLinks)[Kind][number];

/** One entry as data; the face of a feature says how its kind is named, drawn and where it leads. */
const homeEntry = z.object({
  /** One of `homeEntryKinds`; a phone that does not know it yet leaves the entry out. */
  kind: z.string(),
  id,
  link: z.record(z.string(), z.string()),
  /** What its words are made of; a pure day is written as a date. `title` and `text` stand alone without a face's. */
  words: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Until when it wants to be done: the list is in this order. */
  dueAt: z.optional(instant),
  dueOn: z.optional(day),
  /** Since when it is there. */
  since: z.optional(instant),
  /** When the work is, on the clock of its site. */
  span: z.optional(z.object({ startsAt: instant, endsAt: instant, timeZone: z.string() })),
  /** What is true of it besides: the face has a pill for each. */
  marks: z.optional(z.array(z.string())),
  /** What was agreed, before and after. */
  changes: z.optional(z.array(difference)),
});
export type HomeEntry = z.infer<typeof homeEntry>;

/** Some entries, and how many there are of each kind. */
export const homeList = z.object({
  items: z.array(homeEntry),
  totals: z.record(z.string(), z.number()),
});
export type HomeList = z.infer<typeof homeList>;
