import { addDays } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';
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

export type Project = Insertable<Tables['project']> & { id: string; location_id: string };

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
        company_id: client ? companyId(tenant.id, company) : null,
        client_mark_id:
          client && company < Math.min(9, companies) && at % 3 === 0 ? markId(tenant.id, company) : null,
        rate_card_id: client && company < rateCardsOf(tenant.id) ? rateCardId(tenant.id, company) : null,
        location_id: locationId(tenant.id, at % placesOf(tenant.id).length),
        begin_date: begin,
        end_date: end,
        reference: at % 4 === 1 ? '' : `REF-${2026}-${String(100 + at)}`,
        comment: at % 6 === 0 ? speechOf(tenant)('Einfahrt ab 6 Uhr, Parken nur mit Karte.') : '',
        manager_id: managers[at % managers.length] ?? null,
        planner_id: personOf('planner')?.id ?? null,
        closed_at: plan.closed ? new Date(demo.now.getTime() - 20 * 86_400_000) : null,
        created_at: new Date(demo.now.getTime() - 200 * 86_400_000),
        created_by: personOf('planner')?.id ?? null,
      });
    }
  }
  const logo = await db.selectFrom('file').select('id').where('name', '=', 'favicon.png').executeTakeFirst();
  const [first] = projects;
  if (first && logo) {
    first.logo_file_id = logo.id;
    first.name = nordlicht ? 'Messe Nordlicht 2026' : first.name;
    first.begin_date = addDays(today, -6);
    first.end_date = addDays(today, 24);
  }
  const endless = projects.find(
    (one) => one.kind === 'client' && one.end_date === null && one.begin_date < today,
  );
  if (endless && endless.begin_date > beforeAutumn) endless.begin_date = beforeAutumn;
  await insertAll(
    db,
    'project',
    projects.map((one) => ({ logo_file_id: null, ...one })),
  );
  await insertAll(
    db,
    'number_range',
    [['project', 4_710 + projects.length] as const].map(([kind, last]) => ({ kind, last })),
  );
  await seedProjectContacts(db, demo, projects);
  return projects;
}

async function seedProjectContacts(db: Db, { personOf, tenant }: Demo, projects: readonly Project[]) {
  const contacts = await db.selectFrom('contact').select(['id', 'company_id', 'person_id']).execute();
  const ofPerson = (id: string | null | undefined) =>
    contacts.find((one) => one.person_id === id && one.company_id === null)?.id;
  const accountant = ofPerson(personOf('accountant')?.id);
  const rows = projects.flatMap(({ id, company_id, manager_id }) => {
    const client = contacts.find((one) => one.company_id !== null && one.company_id === company_id)?.id;
    const manager = ofPerson(manager_id);
    return [
      ...(client ? [{ project_id: id, contact_id: client, role: 'client' as const }] : []),
      ...(client ? [{ project_id: id, contact_id: client, role: 'onSite' as const }] : []),
      ...(manager ? [{ project_id: id, contact_id: manager, role: 'projectManager' as const }] : []),
      ...(accountant ? [{ project_id: id, contact_id: accountant, role: 'accountant' as const }] : []),
    ];
  });
  await insertAll(db, 'project_contact', rows);
  if (tenant.id !== 'nordlicht') return;
  // The client who signs in is the client of the first project.
  const client = contacts.find((one) => one.person_id === personOf('client')?.id && one.company_id !== null);
  const [first] = projects;
  if (client && first)
    await db
      .insertInto('project_contact')
      .values({ project_id: first.id, contact_id: client.id, role: 'client' })
      .onConflict((on) => on.doNothing())
      .execute();
}
