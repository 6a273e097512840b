import type { projectCrews } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import { presentRow } from '../../../documents/documents/documents.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personOf } from '#platform/http/person-of.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
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
