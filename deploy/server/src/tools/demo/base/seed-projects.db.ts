import { addDays } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import {
  companiesOf,
  companyId,
  locationId,
  markId,
  placesOf,
  rateCardId,
  rateCardsOf,
} from './seed-companies.ts';

export type Project = Insertable<Tables['project']> & { id: string; locationId: string };

const names = [
  'Saisoneröffnung',
  'Lichterfest',
  'Autosalon',
  'Nordtor Rohbau',
  'Kammermusikwoche',
  'Hafenkonzert',
  'Gamescon Süd',
  'Bühnentausch',
  'Weihnachtsdorf',
  'Silvesterbühne',
  'Tanztage',
  'Opernball Aufbau',
  'Serienfinale Studio Eins',
  'Produktmesse',
  'Kongress Zukunft Bau',
  'Stadtlauf Ziel',
  'Sommerkino',
  'Freilichtspiele',
  'Jazz im Schloss',
  'Herbstmarkt',
] as const;
const namesOfRedwave = [
  'Harbour Lights',
  'Gŵyl y Castell',
  'Pier Weekender',
  'Winter Wonder Quay',
  'Choir Night',
  'Dockyard Sessions',
];

type Plan = {
  count: number;
  /** Days from today that it may begin on, and days that it takes; without those it has no end. */
  begin: readonly [from: number, span: number];
  length: readonly [from: number, span: number] | null;
  kind?: 'internal' | 'sickness' | 'vacation';
  closed?: true;
};

const plansOfNordlicht: readonly Plan[] = [
  { count: 8, begin: [-14, 10], length: [20, 20] },
  { count: 20, begin: [2, 62], length: [3, 12] },
  { count: 23, begin: [-74, 60], length: [2, 12] },
  // Long ago: what asks for projects from 2018 on does not see them.
  { count: 2, begin: [-3_350, 100], length: [3, 5] },
  { count: 2, begin: [-220, 20], length: null, kind: 'internal' },
  { count: 1, begin: [-300, 1], length: null, kind: 'sickness' },
  { count: 1, begin: [-300, 1], length: null, kind: 'vacation' },
  { count: 3, begin: [-72, 40], length: [3, 10], closed: true },
];
const plansOfRedwave: readonly Plan[] = [
  { count: 2, begin: [-10, 5], length: [20, 5] },
  { count: 4, begin: [3, 40], length: [2, 5] },
  { count: 5, begin: [-90, 60], length: [2, 8] },
  { count: 1, begin: [-90, 10], length: null },
];

/** The night in which clocks go back has a crew, and a project that runs since then. */
const beforeAutumn = '2026-10-20';

export async function seedProjects(db: Db, demo: Demo): Promise<Project[]> {
  const { tenant, today, personOf } = demo;
  const dice = diceOf(`projects of ${tenant.id}`);
  const nordlicht = tenant.id === 'nordlicht';
  const pool: readonly string[] = nordlicht ? names : namesOfRedwave;
  const managers = ['operations', 'planner', 'everything'].map((login) => personOf(login)?.id ?? null);
  const companies = companiesOf(tenant.id).length;
  const projects: Project[] = [];
  for (const plan of nordlicht ? plansOfNordlicht : plansOfRedwave) {
    for (let nth = 0; nth < plan.count; nth += 1) {
      const at = projects.length;
      const company = at % companies;
      const begin = addDays(today, plan.begin[0] + dice.roll(plan.begin[1]));
      const client = plan.kind === undefined;
      const end =
        plan.length && at % 9 !== 3 ? addDays(begin, plan.length[0] + dice.roll(plan.length[1])) : null;
      projects.push({
        id: seedId(tenant.id, 'project', at),
        // The project login opens the first one.
        number: String(4_711 + at),
        name: plan.kind
          ? { internal: 'Lager und Werkstatt', sickness: 'Krankenstand', vacation: 'Urlaub' }[plan.kind]
          : `${pool[at % pool.length] ?? ''}${at < pool.length ? '' : ` ${2 + Math.floor(at / pool.length)}`}`,
        kind: plan.kind ?? 'client',
        status: client
          ? (['confirmed', 'confirmed', 'quoted', 'confirmed', 'design'] as const)[at % 5]!
          : 'confirmed',
        companyId: client ? companyId(tenant.id, company) : null,
        clientMarkId:
          client && company < Math.min(9, companies) && at % 3 === 0 ? markId(tenant.id, company) : null,
        rateCardId: client && company < rateCardsOf(tenant.id) ? rateCardId(tenant.id, company) : null,
        locationId: locationId(tenant.id, at % placesOf(tenant.id).length),
        beginDate: begin,
        endDate: end,
        reference: at % 4 === 1 ? '' : `REF-${2026}-${String(100 + at)}`,
        comment: at % 6 === 0 ? speechOf(tenant)('Einfahrt ab 6 Uhr, Parken nur mit Karte.') : '',
        managerId: managers[at % managers.length] ?? null,
        plannerId: personOf('planner')?.id ?? null,
        closedAt: plan.closed ? new Date(demo.now.getTime() - 20 * 86_400_000) : null,
        createdAt: new Date(demo.now.getTime() - 200 * 86_400_000),
        createdBy: personOf('planner')?.id ?? null,
      });
    }
  }
  const logo = await db.selectFrom('file').select('id').where('name', '=', 'favicon.png').executeTakeFirst();
  const [first] = projects;
  if (first && logo) {
    first.logoFileId = logo.id;
    first.name = nordlicht ? 'Messe Nordlicht 2026' : first.name;
    first.beginDate = addDays(today, -6);
    first.endDate = addDays(today, 24);
  }
  const endless = projects.find(
    (one) => one.kind === 'client' && one.endDate === null && one.beginDate < today,
  );
  if (endless && endless.beginDate > beforeAutumn) endless.beginDate = beforeAutumn;
  await insertAll(
    db,
    'project',
    projects.map((one) => ({ logoFileId: null, ...one })),
  );
  await insertAll(
    db,
    'numberRange',
    [['project', 4_710 + projects.length] as const].map(([kind, last]) => ({ kind, last })),
  );
  await seedProjectContacts(db, demo, projects);
  return projects;
}

async function seedProjectContacts(db: Db, { personOf, tenant }: Demo, projects: readonly Project[]) {
  const contacts = await db.selectFrom('contact').select(['id', 'companyId', 'personId']).execute();
  const ofPerson = (id: string | null | undefined) =>
    contacts.find((one) => one.personId === id && one.companyId === null)?.id;
  const accountant = ofPerson(personOf('accountant')?.id);
  const rows = projects.flatMap(({ id, companyId, managerId }) => {
    const client = contacts.find((one) => one.companyId !== null && one.companyId === companyId)?.id;
    const manager = ofPerson(managerId);
    return [
      ...(client ? [{ projectId: id, contactId: client, role: 'client' as const }] : []),
      ...(client ? [{ projectId: id, contactId: client, role: 'onSite' as const }] : []),
      ...(manager ? [{ projectId: id, contactId: manager, role: 'projectManager' as const }] : []),
      ...(accountant ? [{ projectId: id, contactId: accountant, role: 'accountant' as const }] : []),
    ];
  });
  await insertAll(db, 'projectContact', rows);
  if (tenant.id !== 'nordlicht') return;
  // The client who signs in is the client of the first project.
  const client = contacts.find((one) => one.personId === personOf('client')?.id && one.companyId !== null);
  const [first] = projects;
  if (client && first)
    await db
      .insertInto('projectContact')
      .values({ projectId: first.id, contactId: client.id, role: 'client' })
      .onConflict((on) => on.doNothing())
      .execute();
}
