import { invalidate, useQuery } from '@callboard/client';
import { projects } from '@callboard/contract';
import { largestUpload } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet, useUpload } from '@callboard/parts';
import type { FieldProblem } from '@callboard/parts';
import { FileInput, Select, TextField, toast } from '@callboard/ui';
import { documentTypesQuery } from '../base/projects.queries.ts';

type AddDocumentSheetProps = { number: string; onClose: () => void };
const nothing = { files: [] as readonly File[], typeId: '', name: '' };

/** A file that becomes a document of the project. */
export function AddDocumentSheet({ number, onClose }: AddDocumentSheetProps) {
  const t = useWords('projects');
  const types = useQuery(documentTypesQuery).data?.items ?? [];
  const upload = useUpload();
  const add = useFormCommand(projects.addProjectDocument, {
    onSuccess: ({ name }) => {
      toast.success(t('papers.added', { name }));
      return invalidate(projects.projectDocuments);
    },
  });
  const form = useFormSheet({
    title: t('papers.add'),
    draft: `add-document/${number}`,
    offline: 'needs-network',
    labels: { files: t('papers.file'), typeId: t('papers.type'), name: t('papers.name') },
    start: nothing,
    endpoint: null,
    body: (values) => values,
    check: ({ files, typeId }) => {
      const problems: FieldProblem<keyof typeof nothing>[] = [];
      if (files.length === 0)
        problems.push({ path: 'files', code: 'required', text: t('papers.fileMissing') });
      if (!typeId) problems.push({ path: 'typeId', code: 'required', text: t('papers.typeMissing') });
      return problems;
    },
    send: async (_, { values }) => {
      const name = values.name.trim();
      const uploadId = await upload(values.files[0]);
      return add({
        params: { number },
        body: { uploadId, typeId: values.typeId, ...(name && { name }) },
      });
    },
    onClose,
  });
  const { id, label, error } = form.field('files');
  return (
    <FormSheet form={form} submit={t('papers.add')} offlineText={t('change-project.offline')}>
      <FileInput
        id={id}
        label={label}
        error={error}
        files={form.values.files}
        onFiles={(files) => form.change({ files })}
        accept={['application/pdf', 'image/*']}
        maxBytes={largestUpload}
      />
      <Select
        {...form.field('typeId')}
        options={[
          { value: '', label: t('papers.choose') },
          ...types.map((type) => ({ value: type.id, label: type.caption })),
        ]}
      />
      <TextField {...form.field('name')} hint={t('papers.nameHint')} maxLength={200} />
    </FormSheet>
  );
}
