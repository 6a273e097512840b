import { useCommand } from '@callboard/client';
import { documentTemplates } from '@callboard/contract';
import type { DocumentTemplate } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { templateBody, valuesOfTemplate } from './template-form.ts';
import { templatesChanged } from './templates-changed.ts';

/** Removes a template; five seconds to have it back, as it was. */
export function useRemoveTemplate(template: DocumentTemplate) {
  const t = useWords('documents');
  const { id, name, version } = template;
  const again = useCommand(documentTemplates.createDocumentTemplate, { onSuccess: templatesChanged });
  const { mutate } = useCommand(documentTemplates.removeDocumentTemplate, {
    onSuccess: () => {
      const body = templateBody(valuesOfTemplate(template));
      toast.success(t('document-templates.removed', { name }), {
        time: 5000,
        action: { label: t('form-documents.undo'), run: () => again.mutate({ body }) },
      });
      return templatesChanged();
    },
  });
  return () => mutate({ params: { id }, version });
}
