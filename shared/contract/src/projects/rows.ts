import { projectStatuses } from '@callboard/domain';
import * as z from 'zod/mini';
import type { Allow } from '../endpoint/allow.ts';
import { day, id, instant } from '../endpoint/shapes.ts';

/** Rows that companies, contacts, projects and rate cards show alike. */

/** Those who deal with companies: their own people, and those who plan and account. */
export const business: Allow = { roles: ['client', 'planner', 'office'] };
export const inside: Allow = { roles: ['planner', 'office'] };

export const named = z.object({ id, name: z.string() });
/** A day that somebody can work on; what lies beyond has no meaning here and no place in a database. */
export const workDay = z.iso.date().check(z.regex(/^(?:19|20|21)/));
export const money = z.number().check(z.int());
export const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const words = (most: number) => z.string().check(z.maxLength(most));
export const search = z.optional(words(200));

const projectKinds = ['client', 'internal', 'sickness', 'vacation'] as const;

export const projectRow = z.object({
  id,
  number: z.string(),
  name: z.string(),
  kind: z.enum(projectKinds),
  status: z.enum(projectStatuses),
  state: z.enum(['open', 'closed', 'cancelled']),
  company: z.nullable(named),
  clientMark: z.nullable(named),
  location: z.nullable(z.object({ id, name: z.string(), city: z.string() })),
  beginDate: day,
  endDate: z.nullable(day),
  reference: z.string(),
  manager: z.nullable(named),
  planner: z.nullable(named),
  logoUrl: z.nullable(z.string()),
  crews: z.number(),
  /** Positions that are to be filled, and those for which somebody has confirmed. */
  positions: z.number(),
  filled: z.number(),
  nextDay: z.nullable(day),
});

export const linkedDocument = z.object({
  id,
  number: z.string(),
  name: z.string(),
  typeId: id,
  typeCaption: z.string(),
  status: z.string(),
  owner: z.nullable(named),
  validFrom: z.nullable(day),
  validUntil: z.nullable(day),
  createdAt: instant,
  pages: z.nullable(z.number()),
  /** What its file is; nothing where there is none yet. */
  file: z.nullable(z.object({ name: z.string(), type: z.string(), size: z.number() })),
});

export const rateCardRow = z.object({
  id,
  caption: z.string(),
  company: named,
  currency: z.string(),
  validFrom: day,
  validUntil: z.nullable(day),
  valid: z.boolean(),
  items: z.number(),
});
