import { infinite, query } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import type { InputOf } from '@callboard/client';
import { readable } from './readable.ts';

const rowsPerPage = 60;

type DocumentsQuery = NonNullable<InputOf<typeof documents.documents>['query']>;
export type DocumentFilter = NonNullable<DocumentsQuery['filter']>;
export type DocumentsWanted = {
  readonly filter: DocumentFilter | undefined;
  readonly of: 'me' | 'everybody';
  readonly q: string | undefined;
};

export const documentsQuery = ({ filter, of, q }: DocumentsWanted) =>
  infinite(
    documents.documents,
    {
      query: {
        limit: rowsPerPage,
        ...(of === 'everybody' && { of }),
        ...(filter && { filter }),
        ...(q && { q }),
      },
    },
    { ...readable, placeholderData: (before) => before },
  );

/** How many a part of the list holds: its first row is enough to be told. */
export const documentCountQuery = (filter: DocumentFilter, of: DocumentsWanted['of']) =>
  query(
    documents.documents,
    { query: { limit: 1, page: 1, filter, ...(of === 'everybody' && { of }) } },
    readable,
  );

export const documentQuery = (id: string) => query(documents.document, { params: { id } }, readable);

/** The sentence to agree to, in the language of the screen. */
export const consentQuery = (id: string, language: Language) =>
  query(documents.consent, { params: { id }, query: { language } });

export const savedSignatureQuery = query(documents.savedSignature);

export const documentEventsQuery = (id: string) => query(documents.documentEvents, { params: { id } });
