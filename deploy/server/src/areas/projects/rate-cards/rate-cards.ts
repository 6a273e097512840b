import type { rateCards as contract } from '@callboard/contract';
import { rateCardRows } from '../companies/companies.public.ts';
import { documentsAt, listOfDocuments } from '../linked-papers/linked-papers.public.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { itemsOfRateCard } from './rate-cards.db.ts';

export const rateCards: Handler<typeof contract.rateCards> = async ({ query }, { db, caller, now }) => {
  const today = await todayOfTenant(db, now());
  const { items, total } = await rateCardRows(db, viewerOf(caller), { ...query, today });
  return listOf(items, total, query);
};

/** A rate card of a company that the caller sees. */
async function seenRateCard({ db, caller, now }: Ctx, id: string) {
  const wanted = { id, limit: 1, page: 1, today: await todayOfTenant(db, now()) };
  const [card] = (await rateCardRows(db, viewerOf(caller), wanted)).items;
  if (!card) throw notFound();
  return card;
}

export const rateCard: Handler<typeof contract.rateCard> = ({ params }, ctx) => seenRateCard(ctx, params.id);

export const rateCardItems: Handler<typeof contract.rateCardItems> = async ({ params, query }, ctx) => {
  const { id } = await seenRateCard(ctx, params.id);
  const { items, total } = await itemsOfRateCard(ctx.db, id, query);
  return listOf(items, total, query);
};

export const rateCardDocuments: Handler<typeof contract.rateCardDocuments> = async (
  { params, query },
  ctx,
) => {
  const { id } = await seenRateCard(ctx, params.id);
  return listOfDocuments(await documentsAt(ctx.db, viewerOf(ctx.caller), 'rateCard', id, query), query);
};
