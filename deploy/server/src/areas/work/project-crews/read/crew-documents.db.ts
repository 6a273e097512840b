import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { documentRows, visibleTo } from '../../../documents/documents/documents.public.ts';
import type { Caller } from '#platform/http/handler.ts';

type Wanted = { crewId: string; me: string; today: string; limit: number; page: number };

/** What lies at a crew and is for the caller, newest first. */
export function crewDocumentRows(db: Db, caller: Caller, { crewId, ...wanted }: Wanted) {
  const here = sql<boolean>`(${visibleTo(caller, wanted.me)} and exists (select from "documentLink"
    where "documentLink"."documentId" = document.id
      and "documentLink"."subjectKind" = 'crew' and "documentLink"."subjectId" = ${crewId}))`;
  return documentRows(db, here, wanted);
}
