import type { mailbox } from '@callboard/contract';
import { fileAddress } from '#platform/http/file-address.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { attachedFile } from './attachments.db.ts';
import { personOf } from '#platform/http/person-of.ts';

export const downloadAttachment: Handler<typeof mailbox.downloadAttachment> = async ({ params }, ctx) => {
  const { db, caller, reply } = ctx;
  const file = await attachedFile(db, { personId: personOf(caller), attachmentId: params.id });
  if (!file) throw notFound();
  reply.header('cache-control', 'no-store');
  return fileAddress(file, ctx);
};
