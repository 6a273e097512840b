import type { crewItems } from '@callboard/contract';
import { eligibilityOf, fractionDigits } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { wantedItems } from '../conflicts/conflict-facts.db.ts';
import { conflictsOfItems } from '../conflicts/item-conflicts.ts';
import { kilometresTo } from './kilometres.ts';
import { isFirstCome } from '../item/is-first-come.ts';
import { isoOrNull, presentApplication, presentFacts } from '../item/present-facts.ts';
import { freePlaces, homeOfPerson, vacancyRows } from './vacancies.db.ts';

function money(minor: number, currency: string): string {
  const decimals = fractionDigits(currency);
  return `${(minor / 10 ** decimals).toFixed(decimals)} ${currency}`;
}

export const vacancies: Handler<typeof crewItems.vacancies> = async ({ query }, { db, caller, now }) => {
  const { personId } = caller;
  if (personId === null) throw notFound();
  const rules = await tenantRules(db);
  const { places, total } = await freePlaces(db, {
    ...query,
    personId,
    now: now(),
    nightUntil: rules.nightUntil,
    possible: query.possibleForMe !== 'false',
  });
  if (places.length === 0) return listOf([], total, query);
  const ids = places.map(({ id }) => id);
  const conflicts = await conflictsOfItems(db, personId, await wantedItems(db, ids));
  const { latitude, longitude } = query;
  const home =
    latitude !== undefined && longitude !== undefined
      ? { latitude, longitude }
      : await homeOfPerson(db, personId);
  const rows = new Map((await vacancyRows(db, { personId, itemIds: ids })).map((row) => [row.id, row]));
  const items = places.flatMap((place) => {
    const row = rows.get(place.id);
    if (!row) return [];
    const { application } = row;
    const { ok, reasons } = eligibilityOf(conflicts.get(place.id) ?? []);
    const again = application === null || application.state === 'withdrawn';
    return [
      {
        ...presentFacts(row, rules),
        freePlaces: place.freePlaces,
        payHint:
          row.payMinor === null || row.currency === null
            ? row.functionHint
            : money(row.payMinor, row.currency),
        pay: { basis: row.payBasis, minor: row.payMinor, currency: row.currency },
        distanceKm: kilometresTo(home, row),
        eligibility: { ok, reasons: [...reasons] },
        application: presentApplication(application),
        offeredUntil: isoOrNull(row.offerUntil),
        firstCome: isFirstCome(row.offerMode, rules),
        may: { apply: ok && again, unapply: application?.state === 'applied' },
      },
    ];
  });
  return listOf(items, total, query);
};
