import { useQuery } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { ManagedForm } from '@callboard/contract';
import { largestUpload } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet, useUpload } from '@callboard/parts';
import type { FieldProblem } from '@callboard/parts';
import { Banner, FileInput, Select, TextField, toast } from '@callboard/ui';
import { titleOfFile } from '../create-document/create-document-form.ts';
import { documentTypesQuery } from '../base/create-document.queries.ts';
import { formDocumentsChanged } from './form-documents-changed.ts';

type Attached = { readonly files: readonly File[]; readonly name: string; readonly typeId: string };
/** The file goes first, and its id takes this place. */
const notSent = 'not-sent';
const nothing: Attached = { files: [], name: '', typeId: '' };

const problems = ({ files, typeId }: Attached): FieldProblem<keyof Attached>[] => [
  ...(files.length === 0 ? [{ path: 'files', code: 'required' } as const] : []),
  ...(typeId === '' ? [{ path: 'typeId', code: 'required' } as const] : []),
];

/** A file that everybody who has the form reads. */
export function AddFormDocumentSheet({ form: asked, onClose }: { form: ManagedForm; onClose: () => void }) {
  const t = useWords('documents');
  const types = useQuery(documentTypesQuery);
  // What people hand in themselves is nobody's reading.
  const wanted = (types.data?.items ?? []).filter(({ uploadable }) => !uploadable);
  const upload = useUpload();
  const add = useFormCommand(forms.addFormDocument, {
    onSuccess: ({ name }) => {
      toast.success(t('form-documents.added', { name }));
      return formDocumentsChanged(asked.id);
    },
  });
  const form = useFormSheet({
    title: t('form-documents.add'),
    draft: `add-form-document/${asked.id}`,
    offline: 'needs-network',
    labels: {
      files: t('create-document.file'),
      name: t('create-document.name'),
      typeId: t('create-document.type'),
    },
    paths: { uploadId: 'files' },
    start: nothing,
    endpoint: forms.addFormDocument,
    body: ({ name, typeId }) => ({ name: name.trim(), typeId, uploadId: notSent }),
    check: problems,
    send: async (body, { values }) =>
      add({ params: { id: asked.id }, body: { ...body, uploadId: await upload(values.files[0]) } }),
    onClose,
  });
  const { values, field, change } = form;
  return (
    <FormSheet form={form} subtitle={asked.name} submit={t('form-documents.addNow')}>
      <FileInput
        label={t('create-document.file')}
        hint={t('form-documents.who')}
        files={[...values.files]}
        onFiles={(files) => {
          const file = files.at(-1);
          change({ files: file ? [file] : [], name: values.name || (file ? titleOfFile(file) : '') });
        }}
        accept={['application/pdf', 'image/*']}
        maxBytes={largestUpload}
        error={field('files').error}
      />
      <TextField {...field('name')} required maxLength={120} autoComplete="off" />
      {types.data && wanted.length === 0 && (
        <Banner kind="warning" title={t('form-documents.noTypes')} text={t('create-document.noTypesText')} />
      )}
      <Select
        {...field('typeId')}
        placeholder={t('create-document.chooseType')}
        options={wanted.map(({ id, caption }) => ({ value: id, label: caption }))}
        required
      />
    </FormSheet>
  );
}
