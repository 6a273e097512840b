import { queryClient, useOnline, useQuery } from '@callboard/client';
import { documentTemplates } from '@callboard/contract';
import type { DocumentTemplate } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Button, toast } from '@callboard/ui';
import { Trash2 } from 'lucide-react';
import { templateQuery } from './document-templates.queries.ts';
import { noTemplate, templateBody, templateProblems, valuesOfTemplate } from './template-form.ts';
import type { TemplateValues } from './template-form.ts';
import { TemplateFields } from './template-fields.tsx';
import { templatesChanged } from './templates-changed.ts';
import { useRemoveTemplate } from './use-remove-template.ts';

/** What both forms of a template have in common. */
function useTemplateForm() {
  const t = useWords('documents');
  const { list } = useFormat();
  return {
    offline: 'needs-network',
    labels: {
      name: t('create-document.name'),
      typeId: t('create-document.type'),
      title: t('document-templates.heading'),
      text: t('document-templates.text'),
      signing: t('create-document.signers'),
      officeSigner: t('document-templates.officeSigner'),
    },
    paths: { officeSignerId: 'officeSigner' },
    body: templateBody,
    check: (values: TemplateValues) =>
      templateProblems(values, (fields) => t('document-templates.unknown', { fields: list(fields) })),
  } as const;
}

export function AddTemplateSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('documents');
  const add = useFormCommand(documentTemplates.createDocumentTemplate, {
    onSuccess: ({ name }) => {
      toast.success(t('document-templates.added', { name }));
      return templatesChanged();
    },
  });
  const form = useFormSheet({
    ...useTemplateForm(),
    title: t('document-templates.add'),
    draft: 'add-document-template',
    start: noTemplate,
    endpoint: documentTemplates.createDocumentTemplate,
    send: (body) => add({ body }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('edit.submit')}>
      <TemplateFields form={form} />
    </FormSheet>
  );
}

type EditTemplateSheetProps = { template: DocumentTemplate; onClose: () => void };

export function EditTemplateSheet({ template: listed, onClose }: EditTemplateSheetProps) {
  const t = useWords('documents');
  const online = useOnline();
  const { id } = listed;
  const template = useQuery({ ...templateQuery(id), initialData: listed }).data;
  const remove = useRemoveTemplate(template);
  const edit = useFormCommand(documentTemplates.editDocumentTemplate, {
    onSuccess: () => {
      toast.success(t('edit.done'));
      return templatesChanged();
    },
  });
  const form = useFormSheet({
    ...useTemplateForm(),
    title: t('document-templates.edit'),
    draft: `edit-document-template/${id}`,
    edits: {
      values: valuesOfTemplate(template),
      version: template.version,
      readAgain: () => queryClient.fetchQuery({ ...templateQuery(id), staleTime: 0 }),
      shown: {
        typeId: () => template.type.caption,
        signing: (signing) => t(`document-templates.${signing}`),
        officeSigner: (one) => one?.name ?? '',
      },
    },
    endpoint: documentTemplates.editDocumentTemplate,
    send: (body, { version }) => edit({ params: { id }, version, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={listed.name}
      submit={t('edit.submit')}
      actions={
        <Button
          kind="quiet"
          icon={Trash2}
          disabled={!online}
          onClick={() => {
            form.forget();
            remove();
            onClose();
          }}
        >
          {t('document-templates.remove')}
        </Button>
      }
    >
      <TemplateFields form={form} />
    </FormSheet>
  );
}
