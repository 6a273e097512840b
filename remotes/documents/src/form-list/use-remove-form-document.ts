import { patch, useCommand } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormDocument, ManagedForm } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { formDocumentsQuery } from '../form-documents/form-documents.queries.ts';
import { formDocumentsChanged } from './form-documents-changed.ts';

/** Takes a document off at once; five seconds to attach it again. */
export function useRemoveFormDocument(form: ManagedForm, { id, name }: FormDocument) {
  const t = useWords('documents');
  const input = { params: { id: form.id, documentId: id } };
  const again = useCommand(forms.attachFormDocument, { onSuccess: () => formDocumentsChanged(form.id) });
  const { mutate } = useCommand(forms.removeFormDocument, {
    optimistic: () => [
      patch(formDocumentsQuery(form.id), (before) => {
        const items = before.items.filter((one) => one.id !== id);
        return { ...before, items, total: items.length };
      }),
    ],
    onSuccess: () => {
      toast.success(t('form-documents.removed', { name }), {
        time: 5000,
        action: { label: t('form-documents.undo'), run: () => again.mutate({ ...input, body: {} }) },
      });
      return formDocumentsChanged(form.id);
    },
  });
  return () => mutate(input);
}
