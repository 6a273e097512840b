import type { mailbox } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { mailboxesOf } from './mailboxes.db.ts';
import { personOf } from '#platform/http/person-of.ts';

export const mailboxes: Handler<typeof mailbox.mailboxes> = async ({ query }, { db, caller }) => {
  const { items, total } = await mailboxesOf(db, personOf(caller), query);
  return listOf(items, total, query);
};
