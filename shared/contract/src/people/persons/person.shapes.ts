import { personKinds, portraitRejections } from '@callboard/domain';
import * as z from 'zod/mini';
import { day, id, instant } from '../../endpoint/shapes.ts';
import { personPicture } from './picture.shapes.ts';

const mapServices = ['google', 'apple', 'openstreetmap', 'waze'] as const;
const pictureStates = ['none', 'pending', 'approved', 'rejected'] as const;
const submissionStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
const changeStates = ['open', 'approved', 'rejected', 'withdrawn'] as const;

const picture = z.nullable(personPicture);
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const needed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** What the accountant decides when people want it changed of themselves. */
export const personData = {
  firstName: z.optional(needed(80)),
  lastName: z.optional(needed(80)),
  email: z.optional(z.email().check(z.maxLength(200))),
  phone: z.optional(text(40)),
  birthday: z.optional(z.nullable(day)),
  nationality: z.optional(text(80)),
  street: z.optional(text(120)),
  zip: z.optional(text(20)),
  city: z.optional(needed(80)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  regionId: z.optional(z.nullable(id)),
  about: z.optional(text(1000)),
};
/** What people set themselves, at once. */
export const personSettings = {
  timeZone: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  mapService: z.optional(z.enum(mapServices)),
};

const caption = z.object({ id, caption: z.string() });

export const personRow = z.object({
  id,
  contactNumber: z.string(),
  name: z.string(),
  kind: z.enum(personKinds),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  country: z.string(),
  active: z.boolean(),
  functions: z.array(z.string()),
  picture,
  /** A new picture or a change of data waits for a decision. */
  waiting: z.boolean(),
});

const changeValues = z.record(z.string(), z.nullable(z.string()));

export const personChange = z.object({
  id,
  version: z.number(),
  personId: id,
  personName: z.string(),
  state: z.enum(changeStates),
  /** Field by field, as it stands and as it is wanted. */
  before: changeValues,
  after: changeValues,
  reason: z.string(),
  askedAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
});

export const person = z.object({
  id,
  version: z.number(),
  contactNumber: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(personKinds),
  active: z.boolean(),
  email: z.string(),
  phone: z.string(),
  birthday: z.nullable(day),
  nationality: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  regionId: z.nullable(id),
  about: z.string(),
  timeZone: z.string(),
  mapService: z.enum(mapServices),
  publicProfile: z.boolean(),
  picture,
  pictureState: z.enum(pictureStates),
  functions: z.array(caption),
  skills: z.array(z.extend(caption, { validUntil: z.nullable(day), documentBased: z.boolean() })),
  tags: z.array(caption),
  rating: z.object({ average: z.nullable(z.number()), count: z.number() }),
  openChange: z.nullable(personChange),
  /** The last change that was asked for, where it was rejected. */
  rejectedChange: z.optional(personChange),
  counts: z.object({
    documents: z.number(),
    payrolls: z.number(),
    contracts: z.number(),
    forms: z.number(),
    pushDevices: z.number(),
    calendars: z.number(),
  }),
  may: z.object({
    /** Changes stand at once; without it they are asked for. */
    editAtOnce: z.boolean(),
    edit: z.boolean(),
    addPicture: z.boolean(),
    switchProfile: z.boolean(),
    export: z.boolean(),
    erase: z.boolean(),
  }),
});

export const crewProfile = z.object({
  personId: id,
  name: z.string(),
  city: z.string(),
  about: z.string(),
  picture,
  functions: z.array(z.string()),
  skills: z.array(z.string()),
  rating: z.object({ average: z.nullable(z.number()), count: z.number() }),
  ratings: z.array(
    z.object({
      stars: z.number(),
      comment: z.string(),
      typeId: z.string(),
      at: instant,
      project: z.string(),
    }),
  ),
  jobsDone: z.number(),
  /** Only while a job with the person is near, and with the right CONTACT. */
  contact: z.nullable(z.object({ phone: z.string(), email: z.string() })),
});

export const publicProfile = z.object({
  personId: id,
  name: z.string(),
  city: z.string(),
  about: z.string(),
  picture,
  functions: z.array(z.string()),
  skills: z.array(z.string()),
  tenant: z.string(),
});

export const pictureRow = z.object({
  id,
  version: z.number(),
  personId: id,
  personName: z.string(),
  state: z.enum(submissionStates),
  reason: z.string(),
  /** Why it was rejected; `reason` may say more. */
  reasonCode: z.nullable(z.enum(portraitRejections)),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
  picture,
  /** What everybody sees meanwhile. */
  shown: picture,
  may: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});

export const personDocument = z.object({
  id,
  number: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  reason: z.string(),
  validUntil: z.nullable(day),
  createdAt: instant,
  hasFile: z.boolean(),
});
export const personPayroll = z.object({
  number: z.string(),
  fromDay: day,
  toDay: day,
  status: z.string(),
  grossMinor: z.number(),
  netMinor: z.number(),
  currency: z.string(),
  openItems: z.number(),
});
export const personContract = z.object({
  id,
  number: z.string(),
  kind: z.string(),
  caption: z.string(),
  validFrom: day,
  validUntil: z.nullable(day),
  signedAt: z.nullable(instant),
});
export const personForm = z.object({
  formId: id,
  resultId: z.nullable(id),
  kind: z.string(),
  name: z.string(),
  dueOn: z.nullable(day),
  state: z.enum(['due', 'open', 'submitted']),
  passed: z.nullable(z.boolean()),
  submittedAt: z.nullable(instant),
});
export const personActivity = z.object({
  id,
  type: z.string(),
  category: z.string(),
  caption: z.string(),
  body: z.string(),
  reason: z.string(),
  actorName: z.nullable(z.string()),
  dueDate: z.nullable(day),
  doneAt: z.nullable(instant),
  at: instant,
});
