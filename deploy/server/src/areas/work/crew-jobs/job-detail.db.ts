import { bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { homeOf } from '../crew-items/crew-items.public.ts';
import { historyOfJob } from './job-history.db.ts';
import { isChief } from '../../account/access/access.public.ts';

type Named = { id: string; name: string };
const asNamed = (alias: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
    'name', ${fullName(alias)})`;
const personOf = (column: string) =>
  sql<Named | null>`(select ${asNamed('m')} from person m
    where m.tenant_id = p.tenant_id and m.id = ${sql.ref(column)})`;

type Wanted = { crewId: string; itemId: string; personId: string };

/** Who and what belongs to the crew and the project of a job. */
export const jobContext = (db: Db, { crewId, itemId, personId }: Wanted) =>
  db
    .selectFrom('crew as k')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.project_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    )
    .where('k.id', '=', crewId)
    .select([
      'l.id as locationId',
      'l.street',
      'l.zip',
      'l.country',
      'l.note',
      'l.latitude',
      'l.longitude',
      homeOf(db, personId).as('home'),
      historyOfJob({ itemId, personId }).as('history'),
      'k.info_crew as crewInfo',
      'k.info_external as externalInfo',
      'k.info_chief as chiefInfo',
      'k.catering_note as catering',
      personOf('p.manager_id').as('projectManager'),
      personOf('p.planner_id').as('planner'),
      sql<Named | null>`(select json_build_object('id', c.id, 'name', c.name) from contact c
        where c.tenant_id = k.tenant_id and c.id = k.contact_on_site_id)`.as('contactOnSite'),
      sql<Named[]>`coalesce((select json_agg(${asNamed('m')} order by m.last_name, m.id) from crew_item c
        join person m on m.tenant_id = c.tenant_id and m.id = c.person_id
        where c.tenant_id = k.tenant_id and c.crew_id = k.id
          and ${isChief('c')}), '[]')`.as('crewChiefs'),
      sql<number>`(select count(distinct c.person_id) from crew_item c where c.tenant_id = k.tenant_id
        and c.crew_id = k.id and c.status ${oneOf(bookedStates)})`.as('people'),
    ])
    .executeTakeFirstOrThrow();

/** Other positions of a person in the same project. */
export const otherDays = (
  db: Db,
  { personId, projectId, not }: { personId: string; projectId: string; not: string },
) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .where('i.person_id', '=', personId)
    .where('i.project_id', '=', projectId)
    .where('i.id', '<>', not)
    .where('i.status', '<>', 'draft')
    .select([
      'i.id',
      'i.status',
      'i.start_date as startDate',
      'i.start_time as startTime',
      'i.end_time as endTime',
      'i.deadline_at as deadlineAt',
      'i.ends_at as endsAt',
      'k.name as crewName',
      'f.caption as function',
    ])
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .limit(200)
    .execute();
