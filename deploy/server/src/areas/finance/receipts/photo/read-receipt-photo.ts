import type { receipts } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import { LaterReply } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { languageOf, tenantLanguage, todayOfTenant } from '../../../account/settings/settings.public.ts';
import { findUpload } from '../../../documents/uploads/uploads.public.ts';
import { receiptInText } from './receipt-text.ts';

export const readReceiptPhoto: Handler<typeof receipts.readReceiptPhoto> = async ({ params }, ctx) => {
  const { db, caller, files, server, now } = ctx;
  const photo = await findUpload(ctx, params.uploadId);
  if (!photo) throw notFound();
  const today = await todayOfTenant(db, now());
  const languages = [await languageOf(db, caller), await tenantLanguage(db), 'en'] as const;
  const { textReader } = server;
  const bytes = textReader && photo.type.startsWith('image/') ? await files.read(photo.content) : undefined;
  if (!textReader || !bytes) return receiptInText('', today);
  return LaterReply.of(async () => receiptInText(await textReader.read(bytes, languages), today));
};
