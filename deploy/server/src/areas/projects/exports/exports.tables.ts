import type { Language } from '@callboard/contract';
import type { Viewer } from '../../account/access/access.public.ts';

/** What an export is of, and with whose eyes. */
export type ExportQuery = {
  subject: string;
  from?: string;
  to?: string;
  language: Language;
  viewer: Viewer;
};

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'export.query': ExportQuery;
  }
}
