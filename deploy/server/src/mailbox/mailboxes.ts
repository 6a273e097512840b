import type { mailbox } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { mailboxesOf } from './mailboxes.db.ts';
import { readerOf } from './reader.ts';

export const mailboxes: Handler<typeof mailbox.mailboxes> = async ({ query }, { db, caller }) => {
  const { items, total } = await mailboxesOf(db, readerOf(caller), query);
  return listOf(items, total, query);
};
