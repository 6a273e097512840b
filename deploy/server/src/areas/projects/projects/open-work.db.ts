import { begunStates, expectedStates, unclearedStates, unfilledStates } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { isOver } from '../../work/crew-items/crew-items.public.ts';

/** What of the work in a project is not finished yet, whoever it waits for. */
export const openWorkOf = async (db: Db, projectId: string, now: Date) => {
  const over = isOver(now);
  const items = await db
    .selectFrom('crew_item as i')
    .select([
      sql<number>`count(*) filter (where i.status ${oneOf(unfilledStates)} and not ${over})`.as('unfilled'),
      // Who was expected and never checked in has hours to decide on too.
      sql<number>`count(*) filter (where i.status ${oneOf(unclearedStates)}
        and (${over} or not (i.status ${oneOf(expectedStates)})))`.as('hours'),
    ])
    .where('i.project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  const { crews } = await db
    .selectFrom('crew as k')
    .select((of) => of.fn.countAll<number>().as('crews'))
    .where('k.project_id', '=', projectId)
    .where('k.cancelled_at', 'is', null)
    .where('k.signed_off_at', 'is', null)
    .where(
      sql<boolean>`exists (select from crew_item i where i.tenant_id = k.tenant_id and i.crew_id = k.id
        and i.status ${oneOf(begunStates)})`,
    )
    .executeTakeFirstOrThrow();
  return { ...items, crewsNotSignedOff: crews };
};

export const invoicesOfProject = async (db: Db, projectId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('invoice')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
};
