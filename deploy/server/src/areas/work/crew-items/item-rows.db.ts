import type { ApplicationState } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import './crew-items.tables.ts';

/** Positions with what every list says of them: `i` position, `k` crew, `p` project, `f` function, `l` location. */
export const itemBase = (db: Db) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    );

export const factColumns = [
  'i.id',
  'i.version',
  'i.status',
  'i.project_id as projectId',
  'p.number as projectNumber',
  'p.name as projectName',
  'i.crew_id as crewId',
  'k.number as crewNumber',
  'k.name as crewName',
  'k.shift',
  'l.id as locationId',
  'l.name as locationName',
  'l.city',
  'l.latitude',
  'l.longitude',
  'i.function_id as functionId',
  'f.caption',
  'f.short',
  'i.start_date as startDate',
  'i.end_date as endDate',
  'i.start_time as startTime',
  'i.end_time as endTime',
  'i.time_zone as timeZone',
  'i.starts_at as startsAt',
  'i.ends_at as endsAt',
  'i.standby',
  'i.crew_chief as crewChief',
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
  'i.start_date as day',
  sql<string | null>`to_char(i.start_time, 'HH24:MI')`.as('from'),
  sql<string | null>`to_char(i.end_time, 'HH24:MI')`.as('until'),
] as const;

export const workColumns = [
  'i.pay_basis as payBasis',
  'i.pay_minor as payMinor',
  'i.currency',
  'i.comment',
  'i.reason',
  'i.changes',
  'i.requested_at as requestedAt',
  'i.deadline_at as deadlineAt',
  'i.decided_at as decidedAt',
  'i.late_refusal as lateRefusal',
  'i.cancellation_asked_at as cancellationAskedAt',
] as const;

/** The newest application of a person for a position. */
export const ownApplication = (personId: string | null) => sql<{
  state: ApplicationState;
  applied_at: string;
  decided_at: string | null;
  reason: string;
} | null>`(select row_to_json(a) from crew_item_application a where a.tenant_id = i.tenant_id
  and a.crew_item_id = i.id and a.person_id = ${personId} order by a.applied_at desc, a.id limit 1)`;
