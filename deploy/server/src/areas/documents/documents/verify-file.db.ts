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
    select case when d."signedFileId" = f.id then 'sealed' else 'original' end as kind, d.id, d.number, d.status,
      d."completedAt", d."sealedAt",
      (select count(*)::int from signatory s where s."documentId" = d.id
        and s.status = 'signed') as signatures
    from file f join document d on (d."fileId" = f.id or d."signedFileId" = f.id)
    where f.content = ${hash} and d.status <> 'draft'
    order by (d."signedFileId" = f.id) desc nulls last, d."createdAt" desc limit 1`.execute(db)
  ).rows[0];
