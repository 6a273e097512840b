import type { TenantRules } from '@callboard/domain';
import { moveLocked } from '../../crew-items/crew-items.public.ts';
import type { LockedItem } from '../../crew-items/crew-items.public.ts';
import type { Ctx } from '#platform/http/handler.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import { closeAutoTodos, reopenBreak, setCheck, undoEvent } from '../read/check.db.ts';
import { standing } from '../read/on-site-state.ts';

/** The server has only proposed an end: whoever says the real one takes its place. */
export const isProposed = ({ checkState }: CheckRow): boolean => checkState === 'toBeChecked';

/** Takes the proposed end back, with the break that it cut off and the to-do that asked somebody to look. */
export async function reopenClosed(
  { db, jobs, now }: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  { item, row, rules }: { item: LockedItem; row: CheckRow; rules: TenantRules },
  by: { actor: 'person' | 'chief' | 'planner'; actorId: string },
): Promise<LockedItem> {
  const proposed = standing(row, 'out');
  if (!row.checkId || !proposed) return item;
  await undoEvent(db, proposed.id, now());
  await reopenBreak(db, row.checkId, new Date(proposed.at));
  await setCheck(db, row.checkId, { state: 'in', checkedUntil: null, autoClosed: false });
  await closeAutoTodos(db, { crewId: row.crewId, personId: row.personId, at: now(), by: by.actorId });
  const move = { action: 'undoCheckOut', by: by.actor, actorId: by.actorId } as const;
  return moveLocked({ db, jobs, at: now() }, item, move, rules);
}
