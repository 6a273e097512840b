import { crewItemGroups, crewItemMoves } from '@callboard/domain';
import type { CrewItemState } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isOver } from '../../../work/crew-items/crew-items.public.ts';

/** Positions that still lie ahead and that somebody is asked or expected for. */
export const openItemsOf = async (db: Db, projectId: string, now: Date): Promise<number> => {
  const { open } = await db
    .selectFrom('crewItem')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('projectId', '=', projectId)
    .where('status', 'in', crewItemGroups.openInProject)
    .where('startsAt', 'is not', null)
    .where(sql<boolean>`not ${isOver(now)}`)
    .executeTakeFirstOrThrow();
  return open;
};

/** A whole project, or one crew of it. */
type Cancelled = { readonly projectId: string; readonly crewId?: string };

/** Positions that end with their project or crew; work that has begun or is over stays as it was. */
export const itemsToCancel = async (db: Db, { projectId, crewId }: Cancelled): Promise<string[]> => {
  const items = await db
    .selectFrom('crewItem')
    .select('id')
    .where('projectId', '=', projectId)
    .$if(crewId !== undefined, (items) => items.where('crewId', '=', crewId ?? ''))
    .where('status', 'in', Object.keys(crewItemMoves.cancel.steps) as CrewItemState[])
    .execute();
  return items.map(({ id }) => id);
};

/** Crews in which nobody has worked. */
export const cancelCrews = async (db: Db, { projectId, crewId }: Cancelled, at: Date): Promise<void> => {
  await db
    .updateTable('crew')
    .set({ cancelledAt: at, version: sql`version + 1` })
    .where('projectId', '=', projectId)
    .$if(crewId !== undefined, (crews) => crews.where('id', '=', crewId ?? ''))
    .where('cancelledAt', 'is', null)
    .where('signedOffAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from "crewItem" where "crewItem"."crewId" = crew.id
        and "crewItem".status ${oneOf(crewItemGroups.begun)})`,
    )
    .execute();
};
