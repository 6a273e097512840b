import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { FoundChoice } from '@callboard/parts';
import type { FormFields } from '@callboard/parts';
import { announce, Button, Chip, ChipRow, TextArea, TextField } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useSignersFound } from '../base/create-document.queries.ts';
import { KindField } from './kind-field.tsx';
import { FilledPaper } from './filled-paper.tsx';
import type { TemplateValues } from './template-form.ts';
import { useFieldNames } from './use-field-names.ts';
import { useInsertField } from './use-insert-field.ts';
import { useSampleValues } from './use-sample-values.ts';

type TemplateFieldsProps = { form: FormFields<TemplateValues> };

/** What a template says, what can be filled in, and who signs. */
export function TemplateFields({ form }: TemplateFieldsProps) {
  const t = useWords('documents');
  const { values, field, change } = form;
  const { all } = useFieldNames();
  const { watch, insert } = useInsertField(values, change);
  return (
    <>
      <TextField {...field('name')} required maxLength={120} autoComplete="off" />
      <KindField field={field('typeId')} />
      <TextField {...field('title')} {...watch('title')} required maxLength={200} autoComplete="off" />
      <TextArea
        {...field('text')}
        {...watch('text')}
        hint={t('document-templates.textHint')}
        rows={8}
        required
        maxLength={20_000}
      />
      <ChipRow label={t('document-templates.fields')}>
        {all.map((one) => (
          <Chip
            key={one.field}
            label={one.name}
            onClick={() => {
              insert(one.field);
              announce(t('document-templates.inserted', { field: one.name }));
            }}
          />
        ))}
      </ChipRow>
      <SigningChoice form={form} />
      <SamplePreview values={values} />
    </>
  );
}

function SigningChoice({ form: { values, field, change } }: TemplateFieldsProps) {
  const t = useWords('documents');
  const online = useOnline();
  const search = useSignersFound();
  return (
    <div className={column.gap3}>
      <ChipRow label={t('create-document.signers')}>
        {(['person', 'personThenOffice'] as const).map((signing) => (
          <Chip
            key={signing}
            label={t(`document-templates.${signing}`)}
            selected={values.signing === signing}
            onClick={() => change({ signing })}
          />
        ))}
      </ChipRow>
      {values.signing === 'personThenOffice' && (
        <FoundChoice
          field={field('officeSigner')}
          hint={t('document-templates.personHint')}
          chosen={values.officeSigner}
          onChosen={(officeSigner) => change({ officeSigner })}
          search={search}
          disabled={!online}
          required
        />
      )}
    </div>
  );
}

function SamplePreview({ values }: { values: TemplateValues }) {
  const t = useWords('documents');
  const [shown, setShown] = useState(false);
  const sample = useSampleValues();
  return (
    <div className={column.gap3}>
      <Button kind="secondary" icon={Eye} aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t(`document-templates.${shown ? 'hidePreview' : 'showPreview'}`)}
      </Button>
      {shown && (
        <>
          <FilledPaper label={t('document-templates.preview')} template={values} values={sample} />
          <p className={quiet.text}>{t('document-templates.sampleText')}</p>
        </>
      )}
    </div>
  );
}
