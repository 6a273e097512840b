import { cellBorders, cellFills, cellReasons } from '@callboard/domain';
import * as z from 'zod/mini';
import { day, id, idList, instant } from '../../endpoint/shapes.ts';
import { figures } from '../../finance/staff-contracts/figures.shapes.ts';
import { crewItemStatus } from '../crew-items/item-facts.shapes.ts';
import { presence } from '../crew-checks/check.shapes.ts';

/** What people of a planner are picked by. */
export const personFilters = {
  q: z.optional(z.string().check(z.maxLength(200))),
  /** Groups of people. */
  crews: idList,
  functions: idList,
  tags: idList,
  regions: idList,
  skills: idList,
};

const fill = z.enum(cellFills);

export const planningItem = z.object({
  id,
  crewId: id,
  crewName: z.string(),
  crewNumber: z.string(),
  projectId: id,
  projectNumber: z.string(),
  projectName: z.string(),
  company: z.nullable(z.string()),
  location: z.nullable(z.string()),
  functionId: id,
  function: z.string(),
  functionShort: z.string(),
  personId: z.nullable(id),
  personName: z.nullable(z.string()),
  status: crewItemStatus,
  presence,
  crewChief: z.boolean(),
  startDate: day,
  /** Wall clock where the work is; nothing while it has not been entered. */
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  timeZone: z.string(),
  timesMissing: z.boolean(),
});

export const cell = z.object({
  day,
  fill: z.nullable(fill),
  pending: z.nullable(z.enum(['job', 'vacation'])),
  corners: z.array(fill),
  border: z.enum(cellBorders),
  code: z.string(),
  reasons: z.array(z.enum(cellReasons)),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  bankHoliday: z.nullable(z.string()),
  items: z.array(
    z.object({
      id,
      crewId: id,
      status: z.string(),
      from: z.nullable(z.string()),
      until: z.nullable(z.string()),
      functionShort: z.string(),
      projectNumber: z.string(),
      projectName: z.string(),
      crewName: z.string(),
      /** The position goes on after midnight. */
      overnight: z.boolean(),
      version: z.number(),
    }),
  ),
});

/** A crew on one of its days. */
export const calendarCrew = z.object({
  id,
  name: z.string(),
  project: z.object({ number: z.string(), name: z.string(), internal: z.boolean() }),
  company: z.nullable(z.string()),
  location: z.nullable(z.object({ name: z.string(), city: z.string() })),
  day,
  /** Wall clock where the work is: the earliest start and the latest end of the day's positions. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  overnight: z.boolean(),
  timeZone: z.string(),
  /** A position of the day has no start or no end time. */
  timesMissing: z.boolean(),
  /** Positions to fill: those for which somebody has confirmed, those that were asked, and the rest. */
  positions: z.number(),
  filled: z.number(),
  requested: z.number(),
  missing: z.number(),
  /** Nothing for who may not see spare positions. */
  spare: z.nullable(z.number()),
  /** How far the booked people are; states in which nobody is are left out. */
  onSite: z.array(z.object({ state: presence, people: z.number() })),
  /** Yellow while a security check of the day is late, red when it was not made. */
  securityCheck: z.enum(cellBorders),
});

const named = z.object({ id, caption: z.string() });

export const memberRow = z.object({
  personId: id,
  membershipId: z.nullable(id),
  contactId: z.nullable(id),
  contactNumber: z.string(),
  name: z.string(),
  city: z.string(),
  active: z.boolean(),
  since: z.nullable(day),
  region: z.nullable(named),
  functions: z.array(named),
  tags: z.array(named),
  skills: z.array(z.object({ id, caption: z.string(), validUntil: z.nullable(day), expired: z.boolean() })),
  /** Nothing for who may not see hours and accounts. */
  figures: z.nullable(figures),
});
