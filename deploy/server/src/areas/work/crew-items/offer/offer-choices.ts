import type { crewItems } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { idsOf } from '../../planner-members/planner-members.public.ts';
import { offeredItems, offerLists, peopleReached } from './offer.db.ts';
import { clockOf, isoOrNull } from '../item/present-facts.ts';

type Row = Awaited<ReturnType<typeof offeredItems>>[number];

/** A draft that was offered before is offered like that again, as long as there is time. */
const presentOffer = ({ status, until, mode, functionIds, regionIds, plannerCrewId }: Row, rule: boolean) => {
  const narrowed = functionIds ?? regionIds ?? plannerCrewId ?? until ?? mode;
  if (status !== 'vacant' && narrowed === null) return null;
  return {
    functionIds: functionIds ?? [],
    regionIds: regionIds ?? [],
    plannerCrewId,
    until: isoOrNull(until),
    firstCome: mode === null ? rule : mode === 'firstCome',
  };
};

/** Positions with how they are offered, and what an offer can be narrowed to. */
export const offerChoices: Handler<typeof crewItems.offerChoices> = async ({ query }, { db }) => {
  const firstCome = (await tenantRules(db)).vacancyMode === 'firstCome';
  const rows = await offeredItems(db, { ids: idsOf(query.items), alike: query.alike === 'true' });
  if (rows.length === 0) throw notFound();
  return {
    items: rows.map((row) => ({
      id: row.id,
      version: row.version,
      status: row.status,
      functionId: row.functionId,
      caption: row.caption,
      startDate: row.startDate,
      startTime: clockOf(row.startTime),
      timeZone: row.timeZone,
      startsAt: isoOrNull(row.startsAt),
      applicants: row.applicants,
      offer: presentOffer(row, firstCome),
    })),
    ...(await offerLists(db)),
    firstCome,
  };
};

export const offerReach: Handler<typeof crewItems.offerReach> = async ({ query }, { db }) => ({
  people: await peopleReached(db, {
    functionIds: idsOf(query.functions),
    regionIds: idsOf(query.regions),
    plannerCrewId: query.crew ?? null,
  }),
});
