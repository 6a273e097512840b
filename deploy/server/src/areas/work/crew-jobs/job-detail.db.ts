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
  sql<Named | null>`(select ${asNamed('person')} from person
    where person.id = ${sql.ref(column)})`;

type Wanted = { crewId: string; itemId: string; personId: string };

/** Who and what belongs to the crew and the project of a job. */
export const jobContext = (db: Db, { crewId, itemId, personId }: Wanted) =>
  db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .where('crew.id', '=', crewId)
    .select([
      'location.id as locationId',
      'location.street',
      'location.zip',
      'location.country',
      'location.note',
      'location.latitude',
      'location.longitude',
      homeOf(db, personId).as('home'),
      historyOfJob({ itemId, personId }).as('history'),
      'crew.infoCrew as crewInfo',
      'crew.infoExternal as externalInfo',
      'crew.infoChief as chiefInfo',
      'crew.cateringNote as catering',
      personOf('project.managerId').as('projectManager'),
      personOf('project.plannerId').as('planner'),
      sql<Named | null>`(select json_build_object('id', contact.id, 'name', contact.name) from contact
        where contact.id = crew."contactOnSiteId")`.as('contactOnSite'),
      sql<
        Named[]
      >`coalesce((select json_agg(${asNamed('person')} order by person."lastName", person.id) from "crewItem"
        join person on person.id = "crewItem"."personId"
        where "crewItem"."crewId" = crew.id
          and ${isChief('crewItem')}), '[]')`.as('crewChiefs'),
      sql<number>`(select count(distinct "crewItem"."personId") from "crewItem" where "crewItem"."crewId" = crew.id
        and "crewItem".status ${oneOf(bookedStates)})`.as('people'),
    ])
    .executeTakeFirstOrThrow();

/** Other positions of a person in the same project. */
export const otherDays = (
  db: Db,
  { personId, projectId, not }: { personId: string; projectId: string; not: string },
) =>
  db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .where('crewItem.personId', '=', personId)
    .where('crewItem.projectId', '=', projectId)
    .where('crewItem.id', '<>', not)
    .where('crewItem.status', '<>', 'draft')
    .select([
      'crewItem.id',
      'crewItem.status',
      'crewItem.startDate',
      'crewItem.startTime',
      'crewItem.endTime',
      'crewItem.deadlineAt',
      'crewItem.endsAt',
      'crew.name as crewName',
      'function.caption as function',
    ])
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
    .limit(200)
    .execute();
