import type { Database } from '#platform/db/database.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import { addLogin, northSettings } from '../testing/fixtures/people.fixture.ts';

type Device = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Somebody of the tenant north who is told on this device; their id. */
export const plantDevice = (database: Database, { endpoint, keys }: Device): Promise<string> =>
  withTenant(database, 'north', async (db) => {
    const at = new Date();
    await db.insertInto('tenantSetting').values(northSettings).execute();
    await addLogin(db, { login: 'cora' });
    const session = { id: 'phone', loginId: 'login-cora', cookieHash: 'phone', device: 'Phone' };
    await db
      .insertInto('loginSession')
      .values({ ...session, startedAt: at, lastSeenAt: at })
      .execute();
    const personId = 'person-cora';
    await db
      .insertInto('pushSubscription')
      .values({ id: 'phone', personId, sessionId: session.id, endpoint, ...keys, createdAt: at })
      .execute();
    return personId;
  });
