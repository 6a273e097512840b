import { monthOf } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { figuresOf, timeOfPeople } from '../../finance/staff-contracts/staff-contracts.public.ts';
import { tenantRules, todayOfTenant } from '../../account/settings/settings.public.ts';
import { askedBy, candidateFigures, peopleFacts, wantedItems } from '../crew-items/crew-items.public.ts';
import type { FillPerson, FillPosition, FillWork } from './fill-cost.ts';
import { ablePeople, answersBefore } from './open-positions.db.ts';

/** Of more people the best by rating, distance and hours under quota are looked at. */
const mostPeople = 600;

type Figures = Awaited<ReturnType<typeof candidateFigures>>[number];

const standing = (one: Figures): number =>
  (one.rating.average ?? 3.5) * 20 - Math.min(one.distanceKm ?? 150, 300) / 5 + one.underQuotaMinutes / 60;

async function accountsOf(db: Db, people: readonly Figures[], at: { month: string; today: string }) {
  const bound = people.filter(({ terms }) => terms.length > 0).map(({ id }) => id);
  const times = await timeOfPeople(db, bound, at);
  return new Map([...times].map(([id, time]) => [id, figuresOf(time, at).timeAccount]));
}

export type FillFacts = { work: FillWork; figures: ReadonlyMap<string, Figures> };

/** Everything that filling these positions goes by, in a handful of queries. */
export async function fillFacts(db: Db, ids: readonly string[], now: Date): Promise<FillFacts> {
  const wanted = await wantedItems(db, ids);
  const positions = wanted.flatMap((one): FillPosition[] =>
    one.itemId === null ? [] : [{ ...one, itemId: one.itemId }],
  );
  const rules = await tenantRules(db);
  const [first] = positions;
  if (!first) return { work: { positions, people: [], rules }, figures: new Map() };
  const able = await ablePeople(db, [...new Set(positions.map(({ functionId }) => functionId))]);
  const all = await candidateFigures(db, able, first);
  const best =
    all.length > mostPeople ? all.toSorted((a, b) => standing(b) - standing(a)).slice(0, mostPeople) : all;
  const people = best.map(({ id }) => id);
  const facts = await peopleFacts(db, people, askedBy(positions));
  const at = { month: monthOf(first.startDate), today: await todayOfTenant(db, now) };
  const accounts = await accountsOf(db, best, at);
  const answers = Map.groupBy(await answersBefore(db, ids), ({ personId }) => personId);
  return {
    work: {
      positions,
      rules,
      people: best.flatMap((one): FillPerson[] => {
        const own = facts.get(one.id);
        const answered = answers.get(one.id) ?? [];
        if (!own) return [];
        return [
          {
            id: one.id,
            facts: own,
            home: one.home,
            rating: one.rating.average,
            underQuotaMinutes: one.underQuotaMinutes,
            accountMinutes: accounts.get(one.id) ?? null,
            refusedCrews: answered.filter(({ said }) => said === 'no').map(({ crewId }) => crewId),
            applied: answered.filter(({ said }) => said === 'yes').map(({ itemId }) => itemId),
          },
        ];
      }),
    },
    figures: new Map(best.map((one) => [one.id, one])),
  };
}
