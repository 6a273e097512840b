import type { invoices } from '@callboard/contract';
import { fileNamed } from '#platform/http/answer/file-named.ts';
import { FileReply, LaterReply } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { invoiceFile } from './invoice-file.ts';
import { findVisibleInvoice } from '../invoice/invoices.policy.ts';

export const downloadInvoice: Handler<typeof invoices.downloadInvoice> = async ({ params, query }, ctx) => {
  const { db, caller } = ctx;
  const invoice = await findVisibleInvoice(db, caller, params.n);
  const language = query.language ?? (await languageOf(db, caller));
  const { write, name, type } = await invoiceFile(ctx, invoice, { format: query.format, language });
  return LaterReply.of(async () => new FileReply(await write(), type, fileNamed('attachment', name)));
};
