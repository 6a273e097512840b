import { CallError, useQuery } from '@callboard/client';
import { largestUpload } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import type { FieldProblem } from '@callboard/parts';
import { Banner, DatePicker, FileInput, Select } from '@callboard/ui';
import { documentTypesQuery } from '../base/create-document.queries.ts';
import type { HandIn } from './use-hand-in.ts';

type Paper = {
  readonly files: readonly File[];
  readonly typeId: string;
  readonly validFrom: string;
  readonly validUntil: string;
};
const none: Paper = { files: [], typeId: '', validFrom: '', validUntil: '' };

const problems = ({ files, typeId, validFrom, validUntil }: Paper): FieldProblem<keyof Paper>[] => [
  ...(typeId === '' ? [{ path: 'typeId', code: 'required' } as const] : []),
  ...(files.length === 0 ? [{ path: 'files', code: 'required' } as const] : []),
  ...(validFrom && validUntil && validUntil < validFrom
    ? [{ path: 'validUntil', code: 'end_before_start' } as const]
    : []),
];

/** A certificate, a licence, a permit: what it is, a photo of it, and until when it is valid. The office checks it. */
export function HandInSheet({ handIn, onClose }: { handIn: HandIn; onClose: () => void }) {
  const t = useWords('documents');
  const types = useQuery(documentTypesQuery);
  const wanted = (types.data?.items ?? []).filter(({ uploadable }) => uploadable);
  const form = useFormSheet({
    title: t('hand-in.title'),
    draft: 'hand-in',
    offline: 'workable',
    labels: {
      typeId: t('create-document.type'),
      files: t('upload.file'),
      validFrom: t('document.validFrom'),
      validUntil: t('document.validUntil'),
    },
    start: none,
    endpoint: null,
    body: (values) => values,
    check: problems,
    send: (_, { values: { files, typeId, validFrom, validUntil } }) => {
      const [file] = files;
      const type = wanted.find(({ id }) => id === typeId);
      if (!file || !type) throw new CallError('invalid');
      return handIn({ file, type, validFrom, validUntil });
    },
    onClose,
  });
  const { values, field } = form;
  return (
    <FormSheet form={form} submit={t('upload.submit')}>
      {types.data && wanted.length === 0 && (
        <Banner kind="warning" title={t('hand-in.noTypes')} text={t('hand-in.noTypesText')} />
      )}
      <Select
        {...field('typeId')}
        placeholder={t('create-document.chooseType')}
        options={wanted.map(({ id, caption }) => ({ value: id, label: caption }))}
        required
      />
      <FileInput
        label={t('upload.file')}
        hint={t('upload.hint')}
        files={[...values.files]}
        onFiles={(files) => form.change({ files: files.slice(-1) })}
        accept={['image/*', 'application/pdf']}
        maxBytes={largestUpload}
        error={field('files').error}
      />
      <DatePicker {...field('validFrom')} />
      <DatePicker {...field('validUntil')} hint={t('upload.validUntilHint')} />
    </FormSheet>
  );
}
