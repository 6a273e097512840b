import type { mobileDocuments as contract } from '@callboard/contract';
import type { Caller, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { searching } from '#platform/db/list/search.ts';
import { mobileDocumentRows } from './mobile-documents.db.ts';
import type { Seen } from './mobile-documents.db.ts';

export const seenBy = ({ rights }: Pick<Caller, 'rights'>, now: Date): Seen => ({
  now,
  rateCards: rights.rateCards?.includes('READ') ?? false,
});

export const mobileDocuments: Handler<typeof contract.mobileDocuments> = async (
  { query },
  { db, caller, now },
) => {
  const { rows, total } = await searching(query.q, (search) =>
    mobileDocumentRows(db, seenBy(caller, now()), { ...query, search }),
  );
  const items = rows.map(({ companyId, companyName, fileName, fileType, fileSize, ...row }) => ({
    ...row,
    company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
    file: fileName === null ? null : { name: fileName, type: fileType ?? '', size: fileSize ?? 0 },
    publishedAt: row.publishedAt.toISOString(),
  }));
  return listOf(items, total, query);
};
