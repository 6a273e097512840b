import { invalidate } from '@callboard/client';
import { documents, forms } from '@callboard/contract';
import { formDocumentsQuery } from '../form-documents/form-documents.queries.ts';

/** Seen with the form, in the office's lists, and where it is filled in. */
export const formDocumentsChanged = (formId: string) =>
  Promise.all(
    [formDocumentsQuery(formId), forms.managedForms, forms.perform, documents.documents].map((read) =>
      invalidate(read),
    ),
  );
