import { query } from '@callboard/client';
import { forms } from '@callboard/contract';
import { readable } from '../base/readable.ts';

export const formDocumentsQuery = (formId: string) =>
  query(forms.formDocuments, { params: { id: formId }, query: { limit: 200, page: 1 } }, readable);
