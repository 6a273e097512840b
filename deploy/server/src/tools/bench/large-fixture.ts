import { bundleIds } from '@callboard/contract';
import { openDatabase } from '#platform/db/database.ts';
import type { Session } from '#platform/db/engine/engine.ts';
import { migrate } from '#platform/db/migrate.ts';
import { demoLogins } from '../demo/demo-logins.ts';
import { demoPassword } from '../demo/demo-tenants.ts';
import { hashPassword } from '../../areas/account/session/password/password.ts';
import { largeOffice } from './large-office.ts';
import { largePeople } from './large-people.ts';
import { largeSize } from './large-size.ts';
import { largeWork } from './large-work.ts';
import { sweepLarge } from './sweep-large.ts';
import { withoutIndexes } from './without-indexes.ts';

export const largeTenant = { id: 'large', hosts: ['127.0.0.1', 'localhost'] } as const;

/** Who signs in, with the rights that the login of this name has in the demo. */
export const largeLogins = {
  crew: 'p-1',
  chief: 'p-2',
  client: 'p-3',
  planner: 'p-11',
  office: 'p-6',
  accountant: 'p-7',
} as const;
export type LargeLogin = keyof typeof largeLogins;

async function addLogins(session: Session): Promise<void> {
  const password = await hashPassword(demoPassword);
  for (const [name, person] of Object.entries(largeLogins)) {
    const { types, rights, mailbox = [] } = demoLogins.find(({ login }) => login === name) ?? demoLogins[0]!;
    await session.query(
      `insert into login (id, name, "tokenType", "personId", "passwordHash") values ($1, $1, 'user', $2, $3)`,
      [name, person, password],
    );
    for (const type of types)
      await session.query('insert into "loginType" ("loginId", "loginType") values ($1, $2)', [name, type]);
    for (const [right, permissions] of Object.entries(rights))
      for (const permission of permissions)
        await session.query(
          'insert into "loginRight" ("loginId", "rightName", permission) values ($1, $2, $3)',
          [name, right, permission],
        );
    for (const right of mailbox)
      await session.query(
        `insert into "loginMailboxRight" ("loginId", "rightName", permission) values ($1, $2, 'READ')`,
        [name, right],
      );
    await session.query('update person set active = true where id = $1', [person]);
  }
  await session.script(`
    insert into "mailboxReader" ("mailboxId", "personId")
      select 'mb-' || n, p from generate_series(1, 3) n, unnest(array['p-3', 'p-6', 'p-7']) p;
    insert into contact (id, number, kind, name, "personId", "companyId")
      values ('ct-client', 'N-client', 'companyPerson', 'Client', 'p-3', 'co-1');
  `);
}

/**
 * One tenant with 2,000 people, 200,000 positions, 1,000,000 activities and 5,000 mails, or little of it, filled by
 * the database itself. What refers to what is right by construction, so that foreign keys are not asked a million times.
 */
export async function fillLarge(url: string, say: (line: string) => void = () => {}): Promise<void> {
  const database = await openDatabase({ url, limits: { statementMs: 600_000 } });
  try {
    await migrate(database);
    await database.asOwner(async (session) => {
      await session.query('insert into tenant (id, name, bundles) values ($1, $2, $3)', [
        largeTenant.id,
        'Large',
        [...bundleIds],
      ]);
      for (const host of largeTenant.hosts)
        await session.query('insert into "tenantHost" (host, "tenantId") values ($1, $2)', [
          host,
          largeTenant.id,
        ]);
      await session.query(`select set_config('callboard.tenant', $1, false)`, [largeTenant.id]);
      await session.script('set session_replication_role = replica');
      await withoutIndexes(session, ['activity', 'crewItem', 'crewCheck'], async () => {
        for (const statement of [...largePeople, ...largeWork(largeSize), ...largeOffice(largeSize)]) {
          const began = performance.now();
          const { affected } = await session.query(statement);
          const table = /insert into (\w+)/.exec(statement)?.[1] ?? '';
          say(`${table}: ${affected} rows, ${Math.round(performance.now() - began)} ms`);
        }
      });
      await session.script('set session_replication_role = origin');
      await addLogins(session);
      await session.query(`select set_config('callboard.tenant', '', false)`);
    });
    await database.asOwner((session) => session.script('analyze'));
    await sweepLarge(database, largeTenant.id, say);
    await database.asOwner(async (session) => {
      // As a database is that has been at work for a while: otherwise it tidies up while it is measured.
      await session.script('vacuum (analyze)');
    });
  } finally {
    await database.close();
  }
}
