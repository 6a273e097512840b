import type { Db } from '#platform/db/tables.ts';

/** Documents `d`, each with its type `t`. */
export const typedDocuments = (db: Db) =>
  db.selectFrom('document as d').innerJoin('documentType as t', 't.id', 'd.typeId');

/** The same with the file `f` as it was handed in, where there is one. */
export const documentsWithFile = (db: Db) => typedDocuments(db).leftJoin('file as f', 'f.id', 'd.fileId');
