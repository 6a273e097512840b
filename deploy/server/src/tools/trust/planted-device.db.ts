import type { Database } from '../../platform/db/database.ts';
import { withTenant } from '../../platform/db/with-tenant.ts';
import { addLogin, northSettings } from '../testing/people.fixture.ts';

type Device = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Somebody of the tenant north who is told on this device; their id. */
export const plantDevice = (database: Database, { endpoint, keys }: Device): Promise<string> =>
  withTenant(database, 'north', async (db) => {
    const at = new Date();
    await db.insertInto('tenant_setting').values(northSettings).execute();
    await addLogin(db, { login: 'cora' });
    const session = { id: 'phone', login_id: 'login-cora', cookie_hash: 'phone', device: 'Phone' };
    await db
      .insertInto('login_session')
      .values({ ...session, started_at: at, last_seen_at: at })
      .execute();
    const person_id = 'person-cora';
    await db
      .insertInto('push_subscription')
      .values({ id: 'phone', person_id, session_id: session.id, endpoint, ...keys, created_at: at })
      .execute();
    return person_id;
  });
