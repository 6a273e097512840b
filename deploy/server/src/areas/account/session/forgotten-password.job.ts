import { withTenant } from '../../../platform/db/with-tenant.ts';
import type { JobHandler } from '../../../platform/jobs/job-handlers.ts';
import type { Mail } from '../../../platform/ports.ts';
import { loginByName } from './login.db.ts';
import { sendLinkMail } from './send-link-mail.ts';

/** The link is made when its mail goes out, so that its token waits in no queue. A repeat makes another link. */
export const forgottenPassword: JobHandler = async ({ tenant, data }, { database, mail, now }) => {
  const { login: name, origin } = data as { login: string; origin: string };
  const written: Mail[] = [];
  await withTenant(database, tenant, async (db) => {
    const login = await loginByName(db, name);
    if (!login || login.blocked || login.tokenType !== 'user') return;
    await sendLinkMail(login.passwordHash === null ? 'welcome' : 'reset', login, {
      db,
      origin,
      now: now(),
      send: async (link) => void written.push(link),
    });
  });
  // Outside the transaction: a slow mail server must not hold the database.
  for (const one of written) await mail.deliver({ ...one, tenant });
};
