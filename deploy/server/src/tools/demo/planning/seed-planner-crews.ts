import { addDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';

type Plan = {
  names: readonly [en: string, de: string];
  kind: 'membership' | 'project';
  planner: string | null;
  members: number;
  places?: number;
  noContact?: true;
};

/** The planner has one of their own, the new planner has none. */
const plans: readonly Plan[] = [
  { names: ['Core crew', 'Stammcrew'], kind: 'membership', planner: 'planner', members: 18, places: 24 },
  { names: ['Riggers', 'Rigging'], kind: 'membership', planner: 'operations', members: 8, places: 8 },
  {
    names: ['Night shift', 'Nachtschicht'],
    kind: 'membership',
    planner: 'planning',
    members: 10,
    noContact: true,
  },
  { names: ['Drivers', 'Fahrdienst'], kind: 'membership', planner: 'everything', members: 7 },
  {
    names: ['Lights and sound', 'Licht und Ton'],
    kind: 'membership',
    planner: 'operations',
    members: 9,
    places: 12,
  },
  { names: ['Newcomers', 'Neue'], kind: 'membership', planner: null, members: 4, places: 10 },
  { names: ['Trade fair', 'Messe'], kind: 'project', planner: 'planner', members: 12 },
  { names: ['Opera on tour', 'Oper auf Tour'], kind: 'project', planner: 'planner', members: 9 },
  { names: ['Festival', 'Festival'], kind: 'project', planner: 'operations', members: 14 },
];

export async function seedPlannerCrews(db: Db, demo: Demo): Promise<void> {
  const { tenant, today, people } = demo;
  const german = tenant.defaultLanguage.startsWith('de');
  const client = new Set(['client', 'client.basic'].map((login) => demo.personOf(login)?.id));
  const first = ['crew', 'chief'].flatMap((login) => demo.personOf(login) ?? []);
  const pool = people.filter(
    ({ id, active }) => active && !client.has(id) && !first.some((one) => one.id === id),
  );
  const groups = plans.map((plan, at) => ({
    id: seedId(tenant.id, 'planner crew', at),
    kind: plan.kind,
    name: plan.names[german ? 1 : 0],
    plannerId: plan.planner === null ? null : (demo.personOf(plan.planner)?.id ?? null),
    places: plan.places ?? null,
    note: at === 0 ? (german ? 'Kurzfristig erreichbar' : 'Can be reached at short notice') : '',
    contactAllowed: plan.noContact !== true,
  }));
  await insertAll(db, 'plannerCrew', groups);
  const members = plans.flatMap((plan, at) => {
    const those = [...(at === 0 || at === 6 ? first : []), ...pool.slice(at * 9, at * 9 + plan.members)];
    const chosen = those.length < plan.members ? [...those, ...pool.slice(0, plan.members)] : those;
    return [...new Set(chosen.map(({ id }) => id))].slice(0, plan.members).map((personId, nth) => ({
      id: seedId(tenant.id, 'membership', at, personId),
      plannerCrewId: seedId(tenant.id, 'planner crew', at),
      personId,
      since: addDays(today, -400 + nth * 11),
      addedBy: null,
    }));
  });
  await insertAll(db, 'plannerCrewMembership', members);
}
