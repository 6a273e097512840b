import { addDays, searchText } from '@callboard/domain';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { namePools } from '../demo-names.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { companyNames, companyNamesOfRedwave, places, placesOfRedwave } from './demo-places.ts';
import { functionId } from './seed-catalogue.ts';

export const companyId = (tenant: string, at: number): string => seedId(tenant, 'company', at);
export const locationId = (tenant: string, at: number): string => seedId(tenant, 'location', at);
export const rateCardId = (tenant: string, at: number): string => seedId(tenant, 'rate card', at);
export const markId = (tenant: string, at: number): string => seedId(tenant, 'client mark', at);

export const placesOf = (tenant: string) => (tenant === 'nordlicht' ? places : placesOfRedwave);
export const companiesOf = (tenant: string) =>
  tenant === 'nordlicht' ? companyNames : companyNamesOfRedwave;
/** As many as the first companies have. */
export const rateCardsOf = (tenant: string): number => (tenant === 'nordlicht' ? 5 : 1);

const roles = [
  'Production',
  'Technical director',
  'Accounting',
  'Stage manager',
  'Site manager',
  'Reception',
];

export async function seedCompanies(db: Db, demo: Demo): Promise<void> {
  const { tenant } = demo;
  const companies = companiesOf(tenant.id);
  await insertAll(
    db,
    'company',
    companies.map(([name, city, country, currency], at) => ({
      id: companyId(tenant.id, at),
      number: String(2_001 + at),
      name,
      street: `${['Kaigasse', 'Ring', 'Quay', 'Hofzeile'][at % 4]} ${3 + at * 7}`,
      zip: String(1_010 + at * 10),
      city,
      country,
      email: `office@company-${at + 1}.example`,
      phone: `${tenant.contactPhone.split(' ')[0]} 1 555 ${String(at).padStart(4, '0')}`,
      vatNumber: `${country}U${String(68_000_000 + at * 137)}`,
      currency,
      settings: json({ paymentDays: at % 3 === 0 ? 14 : 30 }),
    })),
  );
  const marks = Math.min(9, companies.length);
  await insertAll(
    db,
    'clientMark',
    Array.from({ length: marks }, (_, at) => ({
      id: markId(tenant.id, at),
      companyId: companyId(tenant.id, at),
      caption: `${companies[at]?.[0].split(' ')[0] ?? 'Mark'} ${2026 + (at % 2)}`,
    })),
  );
  await seedContacts(db, demo);
  await seedRateCards(db, demo);
  await seedLocations(db, demo);
}

async function seedRateCards(db: Db, { tenant, today }: Demo): Promise<void> {
  const dice = diceOf(`companies of ${tenant.id}`);
  const companies = companiesOf(tenant.id);
  const cards = Array.from({ length: rateCardsOf(tenant.id) }, (_, at) => at);
  await insertAll(
    db,
    'rateCard',
    cards.map((at) => ({
      id: rateCardId(tenant.id, at),
      companyId: companyId(tenant.id, at),
      caption: `${companies[at]?.[0] ?? ''} ${today.slice(0, 4)}`,
      currency: companies[at]?.[3] ?? 'EUR',
      validFrom: `${Number(today.slice(0, 4)) - 1}-01-01`,
      validUntil: at === 4 ? addDays(today, -30) : null,
    })),
  );
  await insertAll(
    db,
    'rateCardItem',
    cards.flatMap((card) =>
      ['CC', 'ST', 'RG', 'LT', 'FL', 'DR'].map((short, rank) => ({
        id: seedId(tenant.id, 'rate', card, short),
        rateCardId: rateCardId(tenant.id, card),
        functionId: functionId(tenant.id, short),
        caption: short,
        unit: 'hour' as const,
        priceMinor: 2_900 + rank * 350 + dice.roll(6) * 50,
        rank,
      })),
    ),
  );
}

async function seedLocations(db: Db, { tenant }: Demo): Promise<void> {
  await insertAll(
    db,
    'location',
    placesOf(tenant.id).map(([name, street, zip, city, country, timeZone, position, radiusM, more], at) => ({
      id: locationId(tenant.id, at),
      name,
      street,
      zip,
      city,
      country,
      timeZone,
      latitude: position?.[0] ?? null,
      longitude: position?.[1] ?? null,
      radiusM,
      note: more?.note ?? '',
      noNetwork: more?.noNetwork ?? false,
      searchText: searchText(`${name} ${street} ${zip} ${city}`),
    })),
  );
}

/** People at the companies. The clients who sign in belong to the first; one company has more than thirty. */
async function seedContacts(db: Db, { tenant, personOf }: Demo): Promise<void> {
  const dice = diceOf(`contacts of ${tenant.id}`);
  const rows = companiesOf(tenant.id).flatMap(([, , country], company) => {
    const pool = namePools[country === 'GB' ? 'en' : country === 'ES' ? 'es' : 'de'];
    return Array.from({ length: company === 1 ? 34 : 2 + dice.roll(4) }, (_, at) => ({
      id: seedId(tenant.id, 'company contact', company, at),
      number: `K-${2_001 + company}-${at + 1}`,
      kind: 'companyPerson' as const,
      name: `${dice.pick(pool.first)} ${dice.pick(pool.last)}`,
      role: roles[at % roles.length] ?? '',
      email: `contact${at + 1}@company-${company + 1}.example`,
      phone: `${tenant.contactPhone.split(' ')[0]} 660 1${String(company).padStart(2, '0')} ${String(at).padStart(3, '0')}`,
      personId: null as string | null,
      companyId: companyId(tenant.id, company),
    }));
  });
  for (const login of ['client', 'client.basic']) {
    const person = personOf(login);
    if (!person) continue;
    rows.push({
      id: seedId(tenant.id, 'company contact', login),
      number: `${person.contactNumber}-K`,
      kind: 'companyPerson',
      name: `${person.firstName} ${person.lastName}`,
      role: 'Production',
      email: person.email,
      phone: person.phone,
      personId: person.id,
      companyId: companyId(tenant.id, login === 'client' ? 0 : 1),
    });
  }
  await insertAll(db, 'contact', rows);
}
