import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { onSiteFacts } from '../crew-checks/crew-checks.public.ts';
import type { PlanningView } from './planning-view.db.ts';

export const cellPerson = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .select(['id', 'phone', fullName('person').as('name')])
    .where('id', '=', id)
    .executeTakeFirst();

/** What of somebody's positions of a day the viewer sees, the first first. */
export const itemsOn = (db: Db, view: PlanningView, personId: string, day: string) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.project_id'),
    )
    .innerJoin('function as n', (join) =>
      join.onRef('n.tenant_id', '=', 'i.tenant_id').onRef('n.id', '=', 'i.function_id'),
    )
    .select(['i.id', 'i.status', 'i.starts_at as startsAt', 'i.ends_at as endsAt', onSiteFacts.as('onSite')])
    .where('i.person_id', '=', personId)
    .where('i.start_date', '=', day)
    .where('i.status', '<>', 'vacant')
    .where(view.itemSeen)
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .execute();
export type CellRow = Awaited<ReturnType<typeof itemsOn>>[number];
