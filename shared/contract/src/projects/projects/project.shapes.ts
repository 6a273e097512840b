import * as z from 'zod/mini';
import { activityTypes } from '../../account/operations/operations.contract.ts';
import { crewRating } from '../../work/project-crews/rating.shapes.ts';
import { crewItemStatus } from '../../work/crew-items/item-facts.shapes.ts';
import { location } from '../../work/locations/location.shapes.ts';
import { named, projectRow } from '../rows.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';

export const project = z.extend(projectRow, {
  version: z.number(),
  comment: z.string(),
  rateCard: z.nullable(z.object({ id, caption: z.string() })),
  contacts: z.array(
    z.object({
      contactId: id,
      name: z.string(),
      role: z.enum(['client', 'projectManager', 'planner', 'accountant', 'onSite']),
      /** What they are where they work. */
      about: z.string(),
      email: z.string(),
      phone: z.string(),
      personId: z.nullable(id),
    }),
  ),
  createdAt: instant,
  closedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  cancelReason: z.string(),
  may: z.object({
    edit: z.boolean(),
    /** To give it to another company: not once it was invoiced. */
    editCompany: z.boolean(),
    editLogo: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    cancel: z.boolean(),
    addCrew: z.boolean(),
    addItems: z.boolean(),
    addDocuments: z.boolean(),
    readDocuments: z.boolean(),
    readInvoices: z.boolean(),
    readProfiles: z.boolean(),
    readRatings: z.boolean(),
    /** Its history and its to-dos. */
    readHistory: z.boolean(),
    contact: z.boolean(),
    export: z.boolean(),
  }),
});

export const crewOfProject = z.object({
  id,
  version: z.number(),
  number: z.string(),
  name: z.string(),
  shift: z.string(),
  startDate: day,
  endDate: z.nullable(day),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  timeZone: z.string(),
  night: z.boolean(),
  location: z.nullable(z.object({ id, name: z.string(), city: z.string() })),
  chiefs: z.array(named),
  positions: z.number(),
  filled: z.number(),
  requested: z.number(),
  vacant: z.number(),
  cancelled: z.boolean(),
  signedOff: z.boolean(),
  deliveryNote: z.enum(['none', 'released', 'signed']),
  /** The caller works in it. */
  mine: z.boolean(),
  may: z.object({ edit: z.boolean(), cancel: z.boolean() }),
});

/** What a form that changes a crew begins with. */
export const crewToEdit = z.object({
  id,
  version: z.number(),
  name: z.string(),
  shift: z.string(),
  startDate: day,
  endDate: z.nullable(day),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  location: z.nullable(location),
  cateringTypeId: z.nullable(id),
  cateringNote: z.string(),
  contactOnSite: z.nullable(named),
  infoExternal: z.string(),
  infoInternal: z.string(),
  infoCrew: z.string(),
  infoChief: z.string(),
  /** Its positions that stand: from the first day of one to the last. */
  positions: z.number(),
  firstPositionDay: z.nullable(day),
  lastPositionDay: z.nullable(day),
  /** Nobody has worked in it, so its positions can still go to other days. */
  mayMove: z.boolean(),
  /** People who are booked or asked, and would be told of a change. */
  people: z.number(),
});

export const itemOfProject = z.object({
  id,
  version: z.number(),
  crewId: id,
  crewName: z.string(),
  functionId: id,
  functionCaption: z.string(),
  /** Nobody, or not for this caller to know. */
  person: z.nullable(named),
  status: crewItemStatus,
  startDate: day,
  endDate: z.nullable(day),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  timeZone: z.string(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  crewChief: z.boolean(),
  standby: z.boolean(),
  comment: z.string(),
});

export const booking = z.object({
  crewId: id,
  crewName: z.string(),
  startDate: day,
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  timeZone: z.string(),
  functionId: id,
  functionCaption: z.string(),
  /** Positions to fill, without spare ones. */
  needed: z.number(),
  confirmed: z.number(),
  requested: z.number(),
  vacant: z.number(),
  draft: z.number(),
  spare: z.number(),
});

export const profile = z.object({
  personId: id,
  name: z.string(),
  contactNumber: z.string(),
  pictureUrl: z.nullable(z.string()),
  functions: z.array(z.string()),
  skills: z.array(z.string()),
  crewChief: z.boolean(),
  shifts: z.number(),
  rating: z.object({ average: z.nullable(z.number()), count: z.number() }),
});

export const contactOfProject = z.object({
  personId: id,
  name: z.string(),
  role: z.enum(['projectManager', 'planner']),
  pictureUrl: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
});

/** What was said of somebody's work in a project. */
export const ratingOfProject = z.extend(crewRating, { person: named, crew: named });

/** How a project was rated as a whole. */
export const projectRating = z.object({
  /** Of all clients, for who plans and accounts. */
  average: z.nullable(z.number()),
  given: z.array(z.object({ by: z.nullable(named), stars: z.number(), comment: z.string(), at: instant })),
  mine: z.nullable(z.object({ stars: z.number(), comment: z.string(), at: instant })),
  may: z.object({ rate: z.boolean() }),
  /** The first day, where it is too early to rate. */
  opensOn: z.nullable(day),
});

/** What of a project a line of its history tells before and after. */
export const projectFields = [
  'name',
  'status',
  'companyId',
  'clientMarkId',
  'rateCardId',
  'locationId',
  'managerId',
  'plannerId',
  'beginDate',
  'endDate',
  'reference',
  'comment',
] as const;
/** What of a crew it tells. */
export const crewFields = [
  'name',
  'shift',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'locationId',
  'contactOnSiteId',
  'cateringTypeId',
  'cateringNote',
  'infoCrew',
  'infoChief',
  'infoInternal',
  'infoExternal',
] as const;

export const activityOfProject = z.object({
  id,
  version: z.number(),
  type: z.enum(activityTypes),
  /** A word that the screens translate, or what a person wrote. */
  caption: z.string(),
  body: z.string(),
  reason: z.string(),
  at: instant,
  /** Nobody: the server itself. */
  actor: z.nullable(named),
  /** Where it happened to a crew of the project. */
  crew: z.nullable(named),
  /** Names stand for what was chosen; nothing is null. */
  changes: z.array(
    z.object({
      field: z.enum([...projectFields, ...crewFields]),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  /** How many positions were added, moved or cancelled with it. */
  positions: z.nullable(z.number()),
  /** Of a to-do: who owes it (nobody: everybody who plans), until when, and how urgent it is. */
  todo: z.nullable(
    z.object({
      recipient: z.nullable(named),
      dueDate: day,
      priority: z.number(),
      overdue: z.boolean(),
      doneAt: z.nullable(instant),
      doneBy: z.nullable(z.string()),
      mayFinish: z.boolean(),
    }),
  ),
});
