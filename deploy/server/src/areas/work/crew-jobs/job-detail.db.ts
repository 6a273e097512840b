import { bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { homeOf } from '../crew-items/crew-items.public.ts';
import { historyOfJob } from './job-history.db.ts';
import { isChief } from '../../account/access/access.public.ts';

type Named = { id: string; name: string };
const asNamed = (alias: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
    'name', ${fullName(alias)})`;
const personOf = (column: string) =>
  sql<Named | null>`(select ${asNamed('m')} from person m
    where m.id = ${sql.ref(column)})`;

type Wanted = { crewId: string; itemId: string; personId: string };

/** Who and what belongs to the crew and the project of a job. */
export const jobContext = (db: Db, { crewId, itemId, personId }: Wanted) =>
  db
    .selectFrom('crew as k')
    .innerJoin('project as p', 'p.id', 'k.projectId')
    .leftJoin('location as l', 'l.id', 'k.locationId')
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
      'k.infoCrew as crewInfo',
      'k.infoExternal as externalInfo',
      'k.infoChief as chiefInfo',
      'k.cateringNote as catering',
      personOf('p.managerId').as('projectManager'),
      personOf('p.plannerId').as('planner'),
      sql<Named | null>`(select json_build_object('id', c.id, 'name', c.name) from contact c
        where c.id = k."contactOnSiteId")`.as('contactOnSite'),
      sql<Named[]>`coalesce((select json_agg(${asNamed('m')} order by m."lastName", m.id) from "crewItem" c
        join person m on m.id = c."personId"
        where c."crewId" = k.id
          and ${isChief('c')}), '[]')`.as('crewChiefs'),
      sql<number>`(select count(distinct c."personId") from "crewItem" c where c."crewId" = k.id and c.status ${oneOf(bookedStates)})`.as(
        'people',
      ),
    ])
    .executeTakeFirstOrThrow();

/** Other positions of a person in the same project. */
export const otherDays = (
  db: Db,
  { personId, projectId, not }: { personId: string; projectId: string; not: string },
) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .where('i.personId', '=', personId)
    .where('i.projectId', '=', projectId)
    .where('i.id', '<>', not)
    .where('i.status', '<>', 'draft')
    .select([
      'i.id',
      'i.status',
      'i.startDate',
      'i.startTime',
      'i.endTime',
      'i.deadlineAt',
      'i.endsAt',
      'k.name as crewName',
      'f.caption as function',
    ])
    .orderBy('i.startsAt')
    .orderBy('i.id')
    .limit(200)
    .execute();
