import type { ApplicationState } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import './crew-items.tables.ts';

/** Positions with what every list says of them: `i` position, `k` crew, `p` project, `f` function, `l` location. */
export const itemBase = (db: Db) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .leftJoin('location as l', 'l.id', 'k.locationId');

export const factColumns = [
  'i.id',
  'i.version',
  'i.status',
  'i.projectId',
  'p.number as projectNumber',
  'p.name as projectName',
  'i.crewId',
  'k.number as crewNumber',
  'k.name as crewName',
  'k.shift',
  'l.id as locationId',
  'l.name as locationName',
  'l.city',
  'l.latitude',
  'l.longitude',
  'i.functionId',
  'f.caption',
  'f.short',
  'i.startDate',
  'i.endDate',
  'i.startTime',
  'i.endTime',
  'i.timeZone',
  'i.startsAt',
  'i.endsAt',
  'i.standby',
  'i.crewChief',
] as const;

/** Which position it is, as plans name it: the site's clock without a zone. */
export const positionColumns = [
  'i.id as itemId',
  'i.version',
  'k.id as crewId',
  'k.name as crewName',
  'k.number as crewNumber',
  'p.id as projectId',
  'p.number as projectNumber',
  'p.name as projectName',
  'f.id as functionId',
  'f.caption',
  'f.short',
  'i.startDate as day',
  sql<string | null>`to_char(i."startTime", 'HH24:MI')`.as('from'),
  sql<string | null>`to_char(i."endTime", 'HH24:MI')`.as('until'),
] as const;

export const workColumns = [
  'i.payBasis',
  'i.payMinor',
  'i.currency',
  'i.comment',
  'i.reason',
  'i.changes',
  'i.requestedAt',
  'i.deadlineAt',
  'i.decidedAt',
  'i.lateRefusal',
  'i.cancellationAskedAt',
] as const;

/** The newest application of a person for a position. */
export const ownApplication = (personId: string | null) =>
  sql<{
    state: ApplicationState;
    appliedAt: string;
    decidedAt: string | null;
    reason: string;
  } | null>`(select row_to_json(a) from "crewItemApplication" a where a."crewItemId" = i.id and a."personId" = ${personId} order by a."appliedAt" desc, a.id limit 1)`;
