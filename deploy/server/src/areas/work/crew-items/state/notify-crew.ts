import { notify } from '../../../account/notifications/notifications.public.ts';
import { openItemsOfCrew } from '../item/crew-item.db.ts';
import { lockItems } from '../item/locked-item.db.ts';
import { itemParams } from './notify-move.ts';
import type { MoveCtx } from './notify-move.ts';

type About = { readonly actorId: string | null; readonly chiefsOnly: boolean };

/** Something of a crew is different that needs no new answer: each person hears of it once, with their first position. */
export async function notifyCrew(
  ctx: MoveCtx,
  crewId: string,
  { actorId, chiefsOnly }: About,
): Promise<void> {
  const ids = await openItemsOfCrew(ctx.db, crewId);
  if (ids.length === 0) return;
  const notified = new Set([actorId]);
  const items = await lockItems(ctx.db, ids);
  for (const item of items.toSorted((a, b) => a.startDate.localeCompare(b.startDate))) {
    if (notified.has(item.personId) || (chiefsOnly && !item.crewChief)) continue;
    notified.add(item.personId);
    await notify(ctx, {
      people: [item.personId],
      kind: 'crewChanged',
      params: itemParams(item),
      subject: { kind: 'job', id: item.id },
    });
  }
}
