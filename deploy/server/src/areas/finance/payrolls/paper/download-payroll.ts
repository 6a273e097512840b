import type { Language, payrolls } from '@callboard/contract';
import { fileById } from '#platform/files/file.db.ts';
import { accountsFor } from '../../finance/finance.public.ts';
import { languageOf, tenantZone } from '../../../account/settings/settings.public.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { fileNamed } from '#platform/http/answer/file-named.ts';
import { FileReply, LaterReply } from '#platform/http/handler.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { paperPdf } from '#platform/pdf/paper.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import { readSealKey } from '#platform/seal/seal-key.db.ts';
import { fileOfPayroll } from '../read/payroll-documents.db.ts';
import { sellerOfInvoices } from '../../invoices/invoices.public.ts';
import { allItemsOfPayroll } from '../read/payroll-items.db.ts';
import { correctionsOf, payeeOf } from './payroll-paper.db.ts';
import { payrollPaper } from './payroll-paper.ts';
import type { WholePayroll } from './payroll-paper.ts';
import { payrollLineOf, payrollRowOf } from '../read/present-payroll.ts';
import type { PayrollFacts } from '../read/payrolls.db.ts';
import { findVisiblePayroll } from '../read/payrolls.policy.ts';

/**
 * As it is now; what was signed carries the tenant's seal, which tells whether a byte was changed. Everything is read
 * first: it is written once the call has let go of the database.
 */
async function printing(
  payroll: PayrollFacts,
  ctx: Ctx,
  language: Language,
): Promise<() => Promise<Uint8Array>> {
  const { db, keys, tenant, now } = ctx;
  const paper = await paperOf(payroll, ctx, language);
  const at = payroll.signedSha256 === '' ? null : payroll.confirmedAt;
  const key = at && (await readSealKey(db, { keys, tenant: tenant.id, at: now() }));
  if (!key) return () => paperPdf(paper);
  return async () => {
    const { sealedBytes } = await import('#platform/seal/seal.ts');
    return sealedBytes(await paperPdf(paper), key, { name: tenant.name, reason: payroll.signedText, at });
  };
}

/** Everything that is printed, from the lines that the screen shows. */
async function wholePayroll(payroll: PayrollFacts, { db, caller, files }: Ctx): Promise<WholePayroll> {
  const rows = await allItemsOfPayroll(db, payroll.id);
  const image = payroll.signatureFileId ? await fileById(db, payroll.signatureFileId) : undefined;
  const { id: payrollId, releasedAt: since, signedText: text, signedSha256: sha256 } = payroll;
  return {
    payroll: payrollRowOf(payroll, caller),
    lines: rows.map((row) => payrollLineOf(row, caller)),
    payee: await payeeOf(db, payroll.personId),
    employer: await sellerOfInvoices(db),
    corrections: since ? await correctionsOf(db, { payrollId, since }) : [],
    signed: sha256 === '' ? null : { text, sha256, image: image ? await files.read(image.content) : null },
  };
}

async function paperOf(payroll: PayrollFacts, ctx: Ctx, language: Language): Promise<Paper> {
  const { db, tenant, now } = ctx;
  const around = { language, tenantName: tenant.name, madeAt: now(), timeZone: await tenantZone(db) };
  return payrollPaper(await wholePayroll(payroll, ctx), around);
}

export const downloadPayroll: Handler<typeof payrolls.downloadPayroll> = async ({ params, query }, ctx) => {
  const { db, caller, files } = ctx;
  const payroll = await findVisiblePayroll(db, caller, params.id);
  const { documentType } = query;
  // The payroll itself is printed as it stands; a paper of this kind that came with it is among its documents.
  if (documentType !== undefined && documentType !== 'Payroll') {
    const withheld = accountsFor(caller, 'payrolls');
    const came = await fileOfPayroll(db, payroll.id, documentType, { withheld });
    const bytes = came && (await files.read(came.content));
    if (!came || !bytes) throw notFound();
    return new FileReply(bytes, came.type, fileNamed('attachment', came.name));
  }
  const name = `${payroll.number}.pdf`;
  const language = query.language ?? (await languageOf(db, caller));
  const print = await printing(payroll, ctx, language);
  return LaterReply.of(
    async () => new FileReply(await print(), 'application/pdf', fileNamed('attachment', name)),
  );
};
