import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { diceOf, seedId } from './dice.ts';
import { loginsOfTenant } from './demo-logins.ts';
import { namePools } from './demo-names.ts';
import type { DemoTenant } from './demo-tenants.ts';

export type Person = Omit<Insertable<Tables['person']>, 'tenantId'>;

/** People that the stories of the demo name. */
const known: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  nordlicht: [
    ['Anna', 'Kern'],
    ['Bram', 'Visser'],
    ['Şükrü', 'Aydın'],
    ['Luc', 'Moreau'],
    ['Nia', 'Pritchard'],
    ['Iker', 'Sáez'],
  ],
};

const streets = ['Kaigasse', 'Ring', 'Quay', 'Hofzeile'];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** All people of a tenant: those with logins first, then those of the stories, then invented ones. */
export function peopleOf(tenant: DemoTenant): Person[] {
  const dice = diceOf(`people of ${tenant.id}`);
  const withLogin = (loginsOfTenant[tenant.id] ?? []).flatMap(({ who }) => (who ? [who] : []));
  const names: (readonly [string, string])[] = [...withLogin, ...(known[tenant.id] ?? [])];
  const taken = new Set(names.map((name) => name.join(' ')));
  while (names.length < tenant.people) {
    const pool = namePools[dice.pick(tenant.languages)];
    const name = [dice.pick(pool.first), dice.pick(pool.last)] as const;
    if (taken.has(name.join(' '))) continue;
    taken.add(name.join(' '));
    names.push(name);
  }
  const addresses = new Set<string>();
  return names.map(([first, last], at) => {
    const [city, country] = dice.pick(namePools[dice.pick(tenant.languages)].places);
    const usual = `${plain(first)}.${plain(last)}`;
    const address = addresses.has(usual) ? `${usual}.${at}` : usual;
    addresses.add(address);
    return {
      id: seedId(tenant.id, 'person', at),
      contactNumber: `C-${String(10_001 + at)}`,
      firstName: first,
      lastName: last,
      email: `${address}@${tenant.domain}`,
      phone: `${tenant.contactPhone.split(' ')[0]} 660 000 ${String(at).padStart(4, '0')}`,
      street: `${streets[at % streets.length]} ${1 + (at % 60)}`,
      zip: String(1_010 + (at % 23) * 10),
      city,
      country,
      // Most live where the tenant is; a few far away, so that two clocks are seen.
      timeZone: at % 9 === 8 ? dice.pick(tenant.timeZones) : tenant.timeZone,
      // Whoever signs in works here; of the others some have left.
      active: at < withLogin.length || dice.roll(14) > 0,
      pictureFileId: null,
      pictureState: 'none',
    };
  });
}
