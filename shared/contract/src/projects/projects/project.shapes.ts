import * as z from 'zod/mini';
import { crewItemStatus } from '../../work/crew-items/item-facts.shapes.ts';
import { named, projectRow } from '../companies/rows.ts';
import { day, id, instant } from '../../shapes.ts';

export const project = z.extend(projectRow, {
  version: z.number(),
  comment: z.string(),
  rateCard: z.nullable(z.object({ id, caption: z.string() })),
  contacts: z.array(
    z.object({
      contactId: id,
      name: z.string(),
      role: z.enum(['client', 'projectManager', 'planner', 'accountant', 'onSite']),
      personId: z.nullable(id),
    }),
  ),
  createdAt: instant,
  closedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  cancelReason: z.string(),
  may: z.object({
    edit: z.boolean(),
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
