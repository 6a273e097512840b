import type { payrolls } from '@callboard/contract';
import { fileById } from '../../../platform/files/file.db.ts';
import { accountsFor } from '../finance/finance.public.ts';
import { tenantZone, settingsOfTenant } from '../../account/settings/settings.public.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { fileNamed } from '../../../platform/http/file-named.ts';
import { FileReply } from '../../../platform/http/handler.ts';
import type { Ctx, Handler } from '../../../platform/http/handler.ts';
import { paperPdf } from '../../../platform/pdf/paper.ts';
import { readSealKey } from '../../../platform/pdf/seal-key.db.ts';
import { fileOfPayroll } from './payroll-documents.db.ts';
import { allItemsOfPayroll } from './payroll-items.db.ts';
import { payrollPaper } from './payroll-paper.ts';
import type { PayrollFacts } from './payrolls.db.ts';
import { findVisiblePayroll } from './payrolls.policy.ts';

/** As it is now; what was signed carries the tenant's seal, which tells whether a byte was changed. */
async function printed(payroll: PayrollFacts, ctx: Ctx): Promise<Uint8Array> {
  const bytes = await paperOf(payroll, ctx);
  if (payroll.signed_sha256 === '' || !payroll.confirmed_at) return bytes;
  const { db, keys, tenant, now } = ctx;
  const key = await readSealKey(db, { keys, tenant: tenant.id, at: now() });
  if (!key) return bytes;
  const { sealedBytes } = await import('../../../platform/pdf/seal.ts');
  return sealedBytes(bytes, key, {
    name: tenant.name,
    reason: payroll.signed_text,
    at: payroll.confirmed_at,
  });
}

async function paperOf(payroll: PayrollFacts, { db, caller, tenant, now, files }: Ctx): Promise<Uint8Array> {
  const rows = await allItemsOfPayroll(db, payroll.id);
  const image = payroll.signature_file_id ? await fileById(db, payroll.signature_file_id) : undefined;
  const language = caller.language ?? (await settingsOfTenant(db)).defaultLanguage;
  return paperPdf(
    payrollPaper(payroll, rows, {
      language,
      tenantName: tenant.name,
      madeAt: now(),
      timeZone: await tenantZone(db),
      signature: image ? await files.read(image.content) : null,
    }),
  );
}

export const downloadPayroll: Handler<typeof payrolls.downloadPayroll> = async ({ params, query }, ctx) => {
  const { db, caller, files } = ctx;
  const payroll = await findVisiblePayroll(db, caller, params.id);
  const { documentType } = query;
  const withheld = accountsFor(caller, 'payrolls');
  const came = documentType ? await fileOfPayroll(db, payroll.id, documentType, { withheld }) : undefined;
  const bytes = came && (await files.read(came.content));
  if (came && bytes) return new FileReply(bytes, came.type, fileNamed('attachment', came.name));
  // The payroll itself can always be printed; other papers are there or not.
  if (documentType !== undefined && documentType !== 'Payroll') throw notFound();
  const name = `${payroll.number}.pdf`;
  return new FileReply(await printed(payroll, ctx), 'application/pdf', fileNamed('attachment', name));
};
