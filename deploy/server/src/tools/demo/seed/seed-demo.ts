import { dayAt } from '@callboard/domain';
import type { Database } from '#platform/db/database.ts';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Keys } from '#platform/keys/keys.ts';
import type { FilePort } from '#platform/ports.ts';
import { hashPassword } from '../../../areas/account/session/password/password.ts';
import type { Demo } from '../demo.ts';
import { demoAttachments } from '../demo-attachments.ts';
import { picturesOf } from '../demo-files.ts';
import { loginsOfTenant } from '../demo-logins.ts';
import { peopleOf } from '../demo-people.ts';
import { demoPassword, demoTenants } from '../demo-tenants.ts';
import type { DemoTenant } from '../demo-tenants.ts';
import { seedAreas } from './seed-areas.ts';
import { seedHistory } from './seed-history.ts';
import { personOf, seedLinks, seedLogins } from './seed-logins.ts';
import { seedMailbox } from './seed-mailbox.ts';
import { fillEmpty, insertAll } from '../seed.db.ts';

type SeedOptions = {
  files: FilePort;
  keys: Keys;
  now: Date;
  /** Bundles of what is released: the tenant that has everything has these too. */
  bundles?: readonly string[];
};

async function prepare(tenant: DemoTenant, { files, now, bundles = [] }: SeedOptions) {
  const logins = loginsOfTenant[tenant.id] ?? [];
  const all = tenant.id === 'nordlicht' ? [...new Set([...tenant.bundles, ...bundles])] : tenant.bundles;
  return { ...tenant, bundles: all, logins, made: await picturesOf(tenant, peopleOf(tenant), files, now) };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

const settingsOf = (tenant: Prepared) => ({
  defaultLanguage: tenant.defaultLanguage,
  mobileTheme: tenant.theme,
  useUserLanguage: tenant.useUserLanguage,
  timeZone: tenant.timeZone,
  faviconFileId: tenant.made.faviconId,
  backgroundFileId: tenant.made.backgroundId,
  backgroundColorCode: tenant.color,
  metaHostName: tenant.metaHostName,
  metaDescription: tenant.metaDescription,
  contactEmail: `office@${tenant.domain}`,
  contactPhone: tenant.contactPhone,
  rules: json({ currency: tenant.currency }),
});

const mailsOf: Readonly<Record<string, number>> = { nordlicht: 250, redwave: 60 };

const boxesOf = {
  office: ['dispatch', 'office', 'clients'],
  accountant: ['office'],
  client: ['clients'],
  everything: ['dispatch', 'office', 'clients'],
} as const;

/** All of the demo, the same every time, with all days counted from today. Where there are tenants already, nothing. */
export async function seedDemo(database: Database, options: SeedOptions): Promise<void> {
  // What takes its time is made before the transaction begins.
  const passwordHash = await hashPassword(demoPassword);
  const attachments = await demoAttachments(options.files);
  const tenants = await Promise.all(demoTenants.map((tenant) => prepare(tenant, options)));
  await fillEmpty(database, tenants, (db, tenant) =>
    fill(db, tenant, { ...options, passwordHash, attachments }),
  );
}

async function fill(
  db: Db,
  tenant: Prepared,
  {
    now,
    files,
    keys,
    passwordHash,
    attachments,
  }: SeedOptions & { passwordHash: string; attachments: Awaited<ReturnType<typeof demoAttachments>> },
): Promise<void> {
  const { logins, made } = tenant;
  await insertAll(db, 'file', made.files);
  await insertAll(db, 'fileSize', made.sizes);
  await insertAll(db, 'tenantSetting', [settingsOf(tenant)]);
  await insertAll(
    db,
    'tenantCompany',
    tenant.companies.map(([name, country], at) => ({
      id: `${tenant.id}-company-${at + 1}`,
      name,
      country,
      ...(at === 0 && { ...tenant.seller, writesInvoices: true }),
    })),
  );
  await insertAll(db, 'person', made.people);
  await seedLogins(db, { tenant: tenant.id, logins, people: made.people, passwordHash });
  if (tenant.id === 'nordlicht') await seedLinks(db, tenant.id, now);
  const demo: Demo = {
    tenant,
    now,
    today: dayAt(now, tenant.timeZone),
    files,
    keys,
    people: made.people,
    personOf: (login) => personOf(logins, made.people, login),
  };
  await seedAreas(db, demo);
  await seedHistory(db, { tenant: tenant.id, people: made.people, now });
  const readers = Object.entries(boxesOf).flatMap(([login, boxes]) => {
    const person = demo.personOf(login);
    return person ? [[person.id, boxes] as const] : [];
  });
  await seedMailbox(db, {
    tenant,
    people: made.people,
    now,
    readers,
    attachments,
    count: mailsOf[tenant.id] ?? 0,
    empty: tenant.id === 'redwave' ? ['clients'] : [],
  });
}
