import type { crewItems } from '@callboard/contract';
import { eligibilityOf } from '@callboard/domain';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { listOf, offsetOf } from '../http/paging.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { wantedItems } from './conflict-facts.db.ts';
import { conflictsOfItems } from './item-conflicts.ts';
import { kilometresTo } from './kilometres.ts';
import { presentApplication, presentFacts } from './present-facts.ts';
import { freePlaces, homeOfPerson, vacancyRows } from './vacancies.db.ts';

const money = (minor: number, currency: string): string => `${(minor / 100).toFixed(2)} ${currency}`;

export const vacancies: Handler<typeof crewItems.vacancies> = async ({ query }, { db, caller, now }) => {
  const { personId } = caller;
  if (personId === null) throw notFound();
  const places = await freePlaces(db, { ...query, personId, now: now() });
  const wanted = await wantedItems(
    db,
    places.map(({ id }) => id),
  );
  const conflicts = await conflictsOfItems(db, personId, wanted);
  const told = places.map((place) => ({
    ...place,
    eligibility: eligibilityOf(conflicts.get(place.id) ?? []),
  }));
  const shown =
    query.possibleForMe === 'false'
      ? told
      : told.filter(({ eligibility, applied }) => eligibility.ok || applied);
  const page = shown.slice(offsetOf(query), offsetOf(query) + query.limit);
  if (page.length === 0) return listOf([], shown.length, query);
  const rules = await tenantRules(db);
  const { latitude, longitude } = query;
  const home =
    latitude !== undefined && longitude !== undefined
      ? { latitude, longitude }
      : await homeOfPerson(db, personId);
  const rows = new Map(
    (
      await vacancyRows(
        db,
        personId,
        page.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const items = page.flatMap((place) => {
    const row = rows.get(place.id);
    if (!row) return [];
    const { application } = row;
    const again = application === null || application.state === 'withdrawn';
    return [
      {
        ...presentFacts(row, rules),
        freePlaces: place.freePlaces,
        payHint:
          row.payMinor === null || row.currency === null
            ? row.functionHint
            : money(row.payMinor, row.currency),
        distanceKm: kilometresTo(home, row),
        eligibility: { ok: place.eligibility.ok, reasons: [...place.eligibility.reasons] },
        application: presentApplication(application),
        may: { apply: place.eligibility.ok && again, unapply: application?.state === 'applied' },
      },
    ];
  });
  return listOf(items, shown.length, query);
};
