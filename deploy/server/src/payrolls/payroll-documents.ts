import type { payrolls } from '@callboard/contract';
import { signedUrl } from '../files/signed-url.ts';
import { accountsFor, personOf } from '../finance/finance-people.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { fileOfPayrollDocument, payrollDocumentsOf } from './payroll-documents.db.ts';
import { payrollDocumentOf } from './present-payroll.ts';

export const payrollDocuments: Handler<typeof payrolls.payrollDocuments> = async (
  { query },
  { db, caller },
) => {
  const types = query.types.split(',').map((name) => name.trim());
  const { rows, total } = await payrollDocumentsOf(db, personOf(caller), { ...query, types });
  return listOf(rows.map(payrollDocumentOf), total, query);
};

export const downloadPayrollDocument: Handler<typeof payrolls.downloadPayrollDocument> = async (
  { params },
  { db, caller, tenant, secret, now, reply },
) => {
  const all = accountsFor(caller, 'payrolls');
  const file = await fileOfPayrollDocument(db, params.id, { personId: personOf(caller), all });
  if (!file) throw notFound();
  reply.header('cache-control', 'no-store');
  const { url, expiresAt } = signedUrl(file, {
    tenant: tenant.id,
    key: secret('file'),
    now: now(),
    session: caller.sessionId,
  });
  return { url, expiresAt: expiresAt.toISOString() };
};
