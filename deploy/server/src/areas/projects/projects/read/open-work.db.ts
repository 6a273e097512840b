import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isOver } from '../../../work/crew-items/crew-items.public.ts';

/** What of the work in a project is not finished yet, whoever it waits for. */
export const openWorkOf = async (db: Db, projectId: string, now: Date) => {
  const over = isOver(now);
  const items = await db
    .selectFrom('crewItem')
    .select([
      sql<number>`count(*) filter (where "crewItem".status ${oneOf(crewItemGroups.unfilled)} and not ${over})`.as(
        'unfilled',
      ),
      // Who was expected and never checked in has hours to decide on too.
      sql<number>`count(*) filter (where "crewItem".status ${oneOf(crewItemGroups.uncleared)}
        and (${over} or not ("crewItem".status ${oneOf(crewItemGroups.expected)})))`.as('hours'),
    ])
    .where('crewItem.projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  const { crews } = await db
    .selectFrom('crew')
    .select((of) => of.fn.countAll<number>().as('crews'))
    .where('crew.projectId', '=', projectId)
    .where('crew.cancelledAt', 'is', null)
    .where('crew.signedOffAt', 'is', null)
    .where(
      sql<boolean>`exists (select from "crewItem" where "crewItem"."crewId" = crew.id
        and "crewItem".status ${oneOf(crewItemGroups.begun)})`,
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
