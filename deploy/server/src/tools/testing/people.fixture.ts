import type { Insertable } from 'kysely';
import type { LoginType, TokenType } from '@callboard/contract';
import type { Database } from '#platform/db/database.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import { diskStore } from '#platform/files/file-store.ts';
import type { FilePort } from '#platform/ports.ts';
import { routesOf } from '../../routes.ts';
import { cheapHash } from './cheap-hash.ts';
import { addTenants, north, south } from './tenants.ts';
import { noFiles } from './test-database.ts';
import type { Answered, Client } from './client.ts';
import { serverForTests } from './test-server.ts';
import type { TestServer, TestServerOptions } from './test-server.ts';
import { callerOf } from '../../areas/account/session/session/caller.ts';

export const password = 'seven lorries at gate three';

type Someone = {
  login: string;
  types?: LoginType[];
  tokenType?: TokenType;
  rights?: [string, string][];
  mailbox?: boolean;
  blocked?: boolean;
  password?: string | null;
  language?: 'cy';
};

export async function addLogin(db: Db, someone: Someone): Promise<void> {
  const { login, tokenType = 'user', types = ['crew'], rights = [] } = someone;
  const person = tokenType === 'user' ? `person-${login}` : null;
  if (person) {
    await db
      .insertInto('person')
      .values({
        id: person,
        contactNumber: `C-${login}`,
        firstName: 'Zoë',
        lastName: `D'${login}`,
        email: `${login}@people.example`,
        phone: '',
        city: 'Wien',
        country: 'AT',
        timeZone: 'Europe/Vienna',
        active: true,
        pictureState: 'none',
      })
      .execute();
  }
  await db
    .insertInto('login')
    .values({
      id: `login-${login}`,
      name: login,
      tokenType,
      personId: person,
      subject: person ? null : login,
      passwordHash: someone.password === null ? null : cheapHash(someone.password ?? password),
      blocked: someone.blocked ?? false,
      language: someone.language ?? null,
    })
    .execute();
  const loginId = `login-${login}`;
  if (person)
    await db
      .insertInto('loginType')
      .values(types.map((loginType) => ({ loginId, loginType })))
      .execute();
  for (const [rightName, permission] of rights) {
    await db.insertInto('loginRight').values({ loginId, rightName, permission }).execute();
  }
  if (someone.mailbox) {
    const right = { loginId, rightName: 'emailMessages', permission: 'READ' };
    await db.insertInto('loginMailboxRight').values(right).execute();
  }
}

export const northSettings: Insertable<Tables['tenantSetting']> = {
  defaultLanguage: 'en',
  mobileTheme: 'default',
  useUserLanguage: true,
  timeZone: 'Europe/Vienna',
  metaHostName: 'North',
  metaDescription: 'Crews of the north',
  contactEmail: 'office@north.example',
  contactPhone: '+43 1 000',
};

/** Two tenants with a few people each; `ada` is in both, with a password of her own in each. */
async function addPeople(database: Database): Promise<void> {
  await addTenants(database);
  await withTenant(database, north.id, async (db) => {
    await db.insertInto('tenantSetting').values(northSettings).execute();
    await addLogin(db, {
      login: 'ada',
      rights: [
        ['projects', 'READ'],
        ['projects', 'EDIT'],
      ],
      language: 'cy',
    });
    await addLogin(db, { login: 'petra', types: ['office'], rights: [['mailboxes', 'READ']], mailbox: true });
    await addLogin(db, { login: 'helga', types: ['office'], rights: [['mailboxes', 'READ']], mailbox: true });
    await addLogin(db, { login: 'gone', blocked: true });
    await addLogin(db, { login: 'newcomer', password: null });
    await addLogin(db, { login: '4711', tokenType: 'project' });
    await addLogin(db, { login: 'PC-9', tokenType: 'pluscrew', password: null });
  });
  await withTenant(database, south.id, async (db) => {
    await db
      .insertInto('tenantSetting')
      .values({ ...northSettings, mobileTheme: 'red', backgroundColorCode: '#4a1210' })
      .execute();
    await addLogin(db, { login: 'ada', password: 'another password of south' });
    await addLogin(db, { login: 'petra', types: ['office'], rights: [['mailboxes', 'READ']], mailbox: true });
  });
}

const stores = new WeakMap<TestServer, FilePort>();

/** Where a server of the tests keeps its files. */
export function filesOf(server: TestServer): FilePort {
  const store = stores.get(server);
  if (!store) throw new Error('The server has not started yet.');
  return store;
}

/** Of a server that keeps none of them, a store that refuses. */
export const filesIfAny = (server: TestServer): FilePort => stores.get(server) ?? noFiles;

type Others = Pick<
  TestServerOptions,
  'outbox' | 'deliver' | 'sendText' | 'trustedProxies' | 'textReader' | 'uploadQuota' | 'bodyLimits'
> & {
  fill?: (database: Database) => Promise<void>;
  releases?: string;
};

export function serverWithPeople({ fill, releases = '/nowhere', ...others }: Others = {}): TestServer {
  // A busy machine takes its time.
  jest.setTimeout(60_000);
  const server: TestServer = serverForTests({
    routes: routesOf({ releases }),
    callerOf,
    ...others,
    files: (folder) => {
      const store = diskStore(`${folder}/files`, { freshMs: 0 });
      stores.set(server, store);
      return store;
    },
    fill: async (database) => {
      await addPeople(database);
      await fill?.(database);
    },
  });
  return server;
}

export const cookieOf = ({ headers }: Answered): string => {
  const [first = ''] = [headers['set-cookie']].flat();
  return String(first).split(';')[0] ?? '';
};

export type SignedIn = { token: string; cookie: string; client: Client };

/** Somebody at their phone: the token in the header, the cookie beside it. */
export async function signIn(
  server: TestServer,
  login: string,
  host = north.host,
  own = password,
): Promise<SignedIn> {
  const answer = await server.client(host).post('/auth/token', { login, password: own });
  if (answer.status !== 200) throw new Error(`${login} was refused: ${answer.text}`);
  const cookie = cookieOf(answer);
  const token = String(answer.body.token);
  return { token, cookie, client: server.client(host, { authorization: `Bearer ${token}`, cookie }) };
}
