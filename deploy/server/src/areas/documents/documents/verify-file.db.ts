import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** The document that a file of this hash belongs to, sealed before original, the newest first. */
export const documentOfHash = async (db: Db, hash: string) =>
  (
    await sql<{
      kind: 'original' | 'sealed';
      id: string;
      number: string;
      status: string;
      completed_at: Date | null;
      sealed_at: Date | null;
      signatures: number;
    }>`
    select case when d.signed_file_id = f.id then 'sealed' else 'original' end as kind, d.id, d.number, d.status,
      d.completed_at, d.sealed_at,
      (select count(*)::int from signatory s where s.tenant_id = d.tenant_id and s.document_id = d.id
        and s.status = 'signed') as signatures
    from file f join document d on d.tenant_id = f.tenant_id and (d.file_id = f.id or d.signed_file_id = f.id)
    where f.content = ${hash} and d.status <> 'draft'
    order by (d.signed_file_id = f.id) desc nulls last, d.created_at desc limit 1`.execute(db)
  ).rows[0];
