import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tables } from '#platform/db/tables.ts';
import './crew-items.tables.ts';

/** Positions with what every list says of them. */
export const itemBase = (db: Db) =>
  db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .leftJoin('location', 'location.id', 'crew.locationId');

export const factColumns = [
  'crewItem.id',
  'crewItem.version',
  'crewItem.status',
  'crewItem.projectId',
  'project.number as projectNumber',
  'project.name as projectName',
  'crewItem.crewId',
  'crew.number as crewNumber',
  'crew.name as crewName',
  'crew.shift',
  'location.id as locationId',
  'location.name as locationName',
  'location.city',
  'location.latitude',
  'location.longitude',
  'crewItem.functionId',
  'function.caption',
  'function.short',
  'crewItem.startDate',
  'crewItem.endDate',
  'crewItem.startTime',
  'crewItem.endTime',
  'crewItem.timeZone',
  'crewItem.startsAt',
  'crewItem.endsAt',
  'crewItem.standby',
  'crewItem.crewChief',
] as const;

/** Which position it is, as plans name it: the site's clock without a zone. */
export const positionColumns = [
  'crewItem.id as itemId',
  'crewItem.version',
  'crew.id as crewId',
  'crew.name as crewName',
  'crew.number as crewNumber',
  'project.id as projectId',
  'project.number as projectNumber',
  'project.name as projectName',
  'function.id as functionId',
  'function.caption',
  'function.short',
  'crewItem.startDate as day',
  sql<string | null>`to_char("crewItem"."startTime", 'HH24:MI')`.as('from'),
  sql<string | null>`to_char("crewItem"."endTime", 'HH24:MI')`.as('until'),
] as const;

export const workColumns = [
  'crewItem.payBasis',
  'crewItem.payMinor',
  'crewItem.currency',
  'crewItem.comment',
  'crewItem.reason',
  'crewItem.changes',
  'crewItem.requestedAt',
  'crewItem.deadlineAt',
  'crewItem.decidedAt',
  'crewItem.lateRefusal',
  'crewItem.cancellationAskedAt',
] as const;

/** The newest application of a person for a position. */
export const ownApplication = (personId: string | null) =>
  jsonObjectFrom(
    expressionBuilder<Tables, 'crewItem'>()
      .selectFrom('crewItemApplication')
      .whereRef('crewItemApplication.crewItemId', '=', 'crewItem.id')
      .where('crewItemApplication.personId', '=', personId ?? '')
      .select([
        'crewItemApplication.state',
        'crewItemApplication.appliedAt',
        'crewItemApplication.decidedAt',
        'crewItemApplication.reason',
      ])
      .orderBy('crewItemApplication.appliedAt', 'desc')
      .orderBy('crewItemApplication.id')
      .limit(1),
  );
