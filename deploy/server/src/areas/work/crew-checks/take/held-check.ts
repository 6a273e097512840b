import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { lockItem } from '../../crew-items/crew-items.public.ts';
import type { LockedItem } from '../../crew-items/crew-items.public.ts';
import { checkRows } from '../read/check-rows.db.ts';
import type { CheckRow } from '../read/check-rows.db.ts';

export type HeldCheck = {
  item: LockedItem;
  row: CheckRow;
  checkId: string;
  access: CrewAccess;
  own: boolean;
  actorId: string;
};

/** The check of a position, held until the transaction ends, for the person and those who lead the crew. */
export async function holdCheck(
  { db, caller }: Pick<Ctx, 'db' | 'caller'>,
  itemId: string,
): Promise<HeldCheck> {
  const actorId = personOf(caller);
  const item = await lockItem(db, itemId);
  if (!item) throw notFound();
  const access = await crewAccess(db, caller, item.crewId);
  const own = item.personId === actorId;
  if (!own && !access.leads) throw notFound();
  const [row] = await checkRows(db, { itemId });
  if (!row?.checkId) throw new AppError('wrong_state', { params: { state: item.status } });
  return { item, row, checkId: row.checkId, access, own, actorId };
}
