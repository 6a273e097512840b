import type { projectCrews } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import { presentRow } from '../documents/present-document.ts';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { crewAccess, personOf } from './crew-access.ts';
import { crewDocumentRows } from './crew-documents.db.ts';

export const crewDocuments: Handler<typeof projectCrews.crewDocuments> = async (
  { params, query },
  { db, caller, now },
) => {
  const { crew } = await crewAccess(db, caller, params.id);
  const me = personOf(caller);
  const today = dayAt(now(), crew.timeZone);
  const { rows, total } = await crewDocumentRows(db, caller, { crewId: crew.id, me, today, ...query });
  return listOf(
    rows.map((row) => presentRow(row, me)),
    total,
    query,
  );
};
