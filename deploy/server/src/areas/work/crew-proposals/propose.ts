import type { CrewFilling } from '@callboard/contract';
import type { RawBuilder } from 'kysely';
import type { Ctx } from '#platform/http/handler.ts';
import { fillFacts } from './fill-facts.ts';
import { beginThread, fillInThread } from './fill-thread.ts';
import { openPositions } from './open-positions.db.ts';
import { presentFilling } from './present-filling.ts';

const mostPositions = 200;

/** People for the open positions that are meant, as far as the rules let them. */
export async function propose(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  which: RawBuilder<boolean>,
): Promise<CrewFilling> {
  beginThread();
  const found = await openPositions(db, which, now());
  const open = found.slice(0, mostPositions);
  const facts = await fillFacts(
    db,
    open.map(({ itemId }) => itemId),
    now(),
  );
  const reply = await fillInThread(facts.work);
  return { ...presentFilling(open, facts, reply), left: found.length - open.length };
}
