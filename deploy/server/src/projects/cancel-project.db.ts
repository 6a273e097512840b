import { sql } from 'kysely';
import type { Db, Tables } from '../db/tables.ts';

/** Positions that still lie ahead and that somebody is asked or expected for. */
export const openItemsOf = async (db: Db, projectId: string, now: Date): Promise<number> => {
  const { open } = await db
    .selectFrom('crew_item')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('project_id', '=', projectId)
    .where('status', 'in', ['vacant', 'requested', 'confirmed', 'ready', 'working', 'hasChanged', 'spare'])
    .where((of) => of.or([of('ends_at', '>', now), of('status', '=', 'working')]))
    .executeTakeFirstOrThrow();
  return open;
};

/** What the call-off of a project ends; work that has begun or is over stays as it was. */
const ended = [
  'draft',
  'vacant',
  'requested',
  'confirmed',
  'ready',
  'hasChanged',
  'spareRequested',
  'spare',
  'expired',
] as const satisfies Tables['crew_item']['status'][];
/** A position whose person never heard of it is called off in silence. */
const told = new Set<string>(['requested', 'confirmed', 'ready', 'hasChanged', 'spareRequested', 'spare']);

export type CancelledItem = {
  id: string;
  status: string;
  personId: string | null;
  startDate: string;
  crewName: string;
  told: boolean;
};

/** Calls off crews and positions, and says which positions were what before. */
export async function cancelItems(
  db: Db,
  projectId: string,
  { reason, at }: { reason: string; at: Date },
): Promise<CancelledItem[]> {
  const items = await db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .select([
      'i.id',
      'i.status',
      'i.person_id as personId',
      'i.start_date as startDate',
      'k.name as crewName',
    ])
    .where('i.project_id', '=', projectId)
    .where('i.status', 'in', ended)
    .orderBy('i.start_date')
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
  await db
    .updateTable('crew_item')
    .set({
      previous_status: sql`status`,
      status: 'cancelled',
      reason,
      decided_at: at,
      changes: null,
      cancellation_seen_at: null,
      version: sql`version + 1`,
    })
    .where('project_id', '=', projectId)
    .where('status', 'in', ended)
    .execute();
  // Who has applied for a place that no longer exists is answered.
  await sql`update crew_item_application a set state = 'filled', decided_at = ${at}, reason = ${reason}
    from crew_item i where i.tenant_id = a.tenant_id and i.id = a.crew_item_id and i.project_id = ${projectId}
      and i.status = 'cancelled' and a.state = 'applied'`.execute(db);
  await db
    .updateTable('crew')
    .set({ cancelled_at: at, version: sql`version + 1` })
    .where('project_id', '=', projectId)
    .where('cancelled_at', 'is', null)
    .where('signed_off_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from crew_item i where i.tenant_id = crew.tenant_id and i.crew_id = crew.id
        and i.status in ('working', 'done', 'cleared'))`,
    )
    .execute();
  return items.map((item) => ({ ...item, told: item.personId !== null && told.has(item.status) }));
}
