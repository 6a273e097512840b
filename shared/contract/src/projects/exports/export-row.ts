import * as z from 'zod/mini';
import { id, instant } from '../../endpoint/shapes.ts';

export const exportKinds = [
  'projectCrewMembersDocuments',
  'companyCrewMembersDocuments',
  'projectDeliveryNotes',
] as const;
export type ExportKind = (typeof exportKinds)[number];

export const exportRow = z.object({
  id,
  kind: z.enum(exportKinds),
  /** What it is of: the name of the project or company. */
  subject: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.number(),
  total: z.number(),
  createdAt: instant,
  finishedAt: z.nullable(instant),
  file: z.nullable(z.object({ name: z.string(), size: z.number() })),
});
