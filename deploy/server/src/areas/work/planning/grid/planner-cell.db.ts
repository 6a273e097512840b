import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { onSiteFacts } from '../../crew-checks/crew-checks.public.ts';
import type { PlanningView } from '../view/planning-view.db.ts';

export const cellPerson = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .select(['id', 'phone', fullName('person').as('name')])
    .where('id', '=', id)
    .executeTakeFirst();

/** What of somebody's positions of a day the viewer sees, the first first. */
export const itemsOn = (db: Db, view: PlanningView, personId: string, day: string) =>
  db
    .selectFrom('crewItem')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .select([
      'crewItem.id',
      'crewItem.status',
      'crewItem.startsAt',
      'crewItem.endsAt',
      onSiteFacts.as('onSite'),
    ])
    .where('crewItem.personId', '=', personId)
    .where('crewItem.startDate', '=', day)
    .where('crewItem.status', '<>', 'vacant')
    .where(view.itemSeen)
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
    .execute();
export type CellRow = Awaited<ReturnType<typeof itemsOn>>[number];
