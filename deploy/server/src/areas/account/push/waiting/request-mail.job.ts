import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import { forgetAnswerLink, makeAnswerLink } from '../../answer-links/answer-links.public.ts';
import { readersOf } from '../../notifications/notifications.public.ts';
import { nameOfTenant, tenantOrigin } from '../../settings/settings.public.ts';
import { askedJobOf } from './asked-kinds.ts';
import { mailOf, requestMailOf } from './message-of.ts';
import type { MailReason } from './message-of.ts';
import { notificationToMail } from './waiting.db.ts';

/** The link is made when its mail goes out, so that its token waits in no queue. A repeat makes another link. */
export const requestMail: JobHandler = async ({ tenant, data }, { database, mail, now, port }) => {
  const { notification, reason } = data as { notification: string; reason: MailReason };
  const written = await withTenant(database, tenant, async (db) => {
    const one = await notificationToMail(db, notification);
    const job = one && askedJobOf(one);
    if (!one || !job) return null;
    const reader = (await readersOf(db, [one.personId])).get(one.personId) ?? {
      language: 'en',
      timeZone: 'UTC',
    };
    const made = await makeAnswerLink(
      db,
      { itemId: job, personId: one.personId },
      { origin: await tenantOrigin(db, port()), at: now() },
    );
    const about = { tenant: await nameOfTenant(db), reason };
    const plain = mailOf(one, reader, about);
    return { hash: made?.hash, mail: made ? requestMailOf(plain, reader, { ...about, ...made }) : plain };
  });
  if (!written) return;
  try {
    // Outside the transaction: a slow mail server must not hold the database.
    await mail.deliver({ ...written.mail, tenant });
  } catch (error) {
    const { hash } = written;
    if (hash) await withTenant(database, tenant, (db) => forgetAnswerLink(db, hash));
    throw error;
  }
};
