import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { lockItem } from '../../crew-items/crew-items.public.ts';
import { findVisibleCheck } from '../read/answer-check.ts';
import { lastObjection } from './check-objection.db.ts';

/** What a person says of their hours, held until it is settled: of two who answer at once the second hears it. */
export async function openObjectionOf(ctx: Ctx, { id, objectionId }: { id: string; objectionId: string }) {
  const { db } = ctx;
  await lockItem(db, (await findVisibleCheck(ctx, id)).row.itemId);
  const { row, access } = await findVisibleCheck(ctx, id);
  const said = row.checkId === null ? undefined : await lastObjection(db, row.checkId);
  if (!row.checkId || said?.id !== objectionId) throw notFound();
  if (said.state !== 'open') throw new AppError('wrong_state', { params: { state: said.state } });
  return { row, access, checkId: row.checkId };
}
