import type { Db } from '../../../platform/db/tables.ts';

/** Documents `d`, each with its type `t`. */
export const typedDocuments = (db: Db) =>
  db
    .selectFrom('document as d')
    .innerJoin('document_type as t', (join) =>
      join.onRef('t.tenant_id', '=', 'd.tenant_id').onRef('t.id', '=', 'd.type_id'),
    );

/** The same with the file `f` as it was handed in, where there is one. */
export const documentsWithFile = (db: Db) =>
  typedDocuments(db).leftJoin('file as f', (join) =>
    join.onRef('f.tenant_id', '=', 'd.tenant_id').onRef('f.id', '=', 'd.file_id'),
  );
