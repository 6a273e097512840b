import { isoAt } from '@callboard/domain';
import type { PlanningItem } from '@callboard/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/tables.ts';
import { listOf, offsetOf } from '../http/paging.ts';

type Wanted = {
  from: string;
  to?: string | undefined;
  /** Of `crew_item as i`, `project as j`, `function as n`. */
  conditions: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

const items = (db: Db) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.project_id'),
    )
    .innerJoin('function as n', (join) =>
      join.onRef('n.tenant_id', '=', 'i.tenant_id').onRef('n.id', '=', 'i.function_id'),
    )
    .leftJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.person_id'),
    )
    .leftJoin('company as o', (join) =>
      join.onRef('o.tenant_id', '=', 'j.tenant_id').onRef('o.id', '=', 'j.company_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    );

/** Positions by day with everything that a list of them shows. */
export async function planningItems(db: Db, wanted: Wanted) {
  let found = items(db).where('i.start_date', '>=', wanted.from);
  if (wanted.to !== undefined) found = found.where('i.start_date', '<=', wanted.to);
  for (const condition of wanted.conditions) found = found.where(condition);
  const { total } = await found
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'i.id',
      'i.crew_id as crewId',
      'k.name as crewName',
      'k.number as crewNumber',
      'i.project_id as projectId',
      'j.number as projectNumber',
      'j.name as projectName',
      'o.name as company',
      'l.name as location',
      'i.function_id as functionId',
      'n.caption as function',
      'n.short as functionShort',
      'i.person_id as personId',
      sql<string | null>`p.first_name || ' ' || p.last_name`.as('personName'),
      'i.status',
      'i.crew_chief as crewChief',
      'i.start_date as startDate',
      sql<string | null>`to_char(i.start_time, 'HH24:MI')`.as('startTime'),
      sql<string | null>`to_char(i.end_time, 'HH24:MI')`.as('endTime'),
      'i.starts_at as startsAt',
      'i.ends_at as endsAt',
      'i.time_zone as timeZone',
    ])
    .orderBy('i.start_date')
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return listOf(rows.map(presented), total, wanted);
}

type Row = Omit<PlanningItem, 'startsAt' | 'endsAt' | 'timesMissing'> & {
  startsAt: Date | null;
  endsAt: Date | null;
};

const presented = ({ startsAt, endsAt, ...row }: Row): PlanningItem => ({
  ...row,
  startsAt: startsAt && isoAt(startsAt, row.timeZone),
  endsAt: endsAt && isoAt(endsAt, row.timeZone),
  timesMissing: row.startTime === null || row.endTime === null,
});
