import type { mailbox } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { tokenHash } from '../../account/session/session.public.ts';
import { addUnsubscription, unsubscribeLinkBy } from './unsubscribe.db.ts';

export const unsubscribeLink: Handler<typeof mailbox.unsubscribeLink> = async ({ params }, { db }) => {
  const link = await unsubscribeLinkBy(db, tokenHash(params.token));
  if (!link) throw notFound();
  return link;
};

export const unsubscribe: Handler<typeof mailbox.unsubscribe> = async ({ body }, { db, now }) => {
  const link = await unsubscribeLinkBy(db, tokenHash(body.token));
  if (!link) throw notFound();
  await addUnsubscription(db, { email: link.email, list: link.list, at: now() });
  return { email: link.email, list: link.list, unsubscribed: true };
};
