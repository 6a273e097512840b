import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** The document that a file of this hash belongs to, sealed before original, the newest first. */
export const documentOfHash = async (db: Db, hash: string) =>
  (
    await sql<{
      kind: 'original' | 'sealed';
      id: string;
      number: string;
      status: string;
      completedAt: Date | null;
      sealedAt: Date | null;
      signatures: number;
    }>`
    select case when document."signedFileId" = file.id then 'sealed' else 'original' end as kind, document.id,
      document.number, document.status,
      document."completedAt", document."sealedAt",
      (select count(*)::int from signatory where signatory."documentId" = document.id
        and signatory.status = 'signed') as signatures
    from file join document on (document."fileId" = file.id or document."signedFileId" = file.id)
    where file.content = ${hash} and document.status <> 'draft'
    order by (document."signedFileId" = file.id) desc nulls last, document."createdAt" desc limit 1`.execute(
      db,
    )
  ).rows[0];
