import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import type { Mail } from '#platform/ports.ts';
import { hadEnoughLinks } from './add-link.ts';
import { loginByName } from '../session/login.db.ts';
import { forgetLink } from './password-link.db.ts';
import { sendLinkMail } from './send-link-mail.ts';

/** The link is made when its mail goes out, so that its token waits in no queue. A repeat makes another link. */
export const forgottenPassword: JobHandler = async ({ tenant, data }, { database, mail, now }) => {
  const { login: name, origin } = data as { login: string; origin: string };
  const written: Mail[] = [];
  const hash = await withTenant(database, tenant, async (db) => {
    const login = await loginByName(db, name);
    if (!login || login.blocked || login.tokenType !== 'user') return null;
    if (await hadEnoughLinks(db, login.id, now())) return null;
    return sendLinkMail(login.passwordHash === null ? 'welcome' : 'reset', login, {
      db,
      origin,
      now: now(),
      send: async (link) => void written.push(link),
    });
  });
  try {
    // Outside the transaction: a slow mail server must not hold the database.
    for (const one of written) await mail.deliver({ ...one, tenant });
  } catch (error) {
    // What did not go out does not count: while the mail server is away, this job makes one after the other.
    if (hash) await withTenant(database, tenant, (db) => forgetLink(db, hash));
    throw error;
  }
};
