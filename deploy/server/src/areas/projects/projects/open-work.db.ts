import { begunStates, expectedStates, unclearedStates, unfilledStates } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isOver } from '../../work/crew-items/crew-items.public.ts';

/** What of the work in a project is not finished yet, whoever it waits for. */
export const openWorkOf = async (db: Db, projectId: string, now: Date) => {
  const over = isOver(now);
  const items = await db
    .selectFrom('crewItem as i')
    .select([
      sql<number>`count(*) filter (where i.status ${oneOf(unfilledStates)} and not ${over})`.as('unfilled'),
      // Who was expected and never checked in has hours to decide on too.
      sql<number>`count(*) filter (where i.status ${oneOf(unclearedStates)}
        and (${over} or not (i.status ${oneOf(expectedStates)})))`.as('hours'),
    ])
    .where('i.projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  const { crews } = await db
    .selectFrom('crew as k')
    .select((of) => of.fn.countAll<number>().as('crews'))
    .where('k.projectId', '=', projectId)
    .where('k.cancelledAt', 'is', null)
    .where('k.signedOffAt', 'is', null)
    .where(
      sql<boolean>`exists (select from "crewItem" i where i."crewId" = k.id
        and i.status ${oneOf(begunStates)})`,
    )
    .executeTakeFirstOrThrow();
  return { ...items, crewsNotSignedOff: crews };
};

export const invoicesOfProject = async (db: Db, projectId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('invoice')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
};
