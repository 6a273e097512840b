import type { Db } from '#platform/db/tables.ts';

/** Documents, each with its type. */
export const typedDocuments = (db: Db) =>
  db.selectFrom('document').innerJoin('documentType', 'documentType.id', 'document.typeId');

/** The same with the file as it was handed in, where there is one. */
export const documentsWithFile = (db: Db) =>
  typedDocuments(db).leftJoin('file', 'file.id', 'document.fileId');
