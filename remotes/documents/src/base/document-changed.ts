import { invalidate } from '@callboard/client';
import { documents, staffContracts } from '@callboard/contract';
import { homeQuery } from '@callboard/feature';
import { documentQuery } from './documents.queries.ts';

/** Whatever is done with a document is seen on it, in the lists and on the start page. */
export const readsOfDocument = (id: string) => [
  documentQuery(id),
  documents.documents,
  documents.documentsToSign,
  documents.documentEvents,
  staffContracts.staffContracts,
  staffContracts.staffContractDocuments,
  homeQuery,
];

export const documentChanged = (id: string) =>
  Promise.all(readsOfDocument(id).map((read) => invalidate(read)));
