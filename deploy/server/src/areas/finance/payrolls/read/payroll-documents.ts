import type { payrolls } from '@callboard/contract';
import { fileAddress } from '#platform/http/file-address.ts';
import { accountsFor } from '../../finance/finance.public.ts';
import { personOf } from '#platform/http/person-of.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
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
  ctx,
) => {
  const { db, caller, reply } = ctx;
  const all = accountsFor(caller, 'payrolls');
  const file = await fileOfPayrollDocument(db, params.id, { personId: personOf(caller), all });
  if (!file) throw notFound();
  reply.header('cache-control', 'no-store');
  return fileAddress(file, ctx);
};
