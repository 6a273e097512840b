import { useWords } from '@callboard/i18n';
import { Banner, Section, TextField } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { useFieldNames } from '../document-templates/use-field-names.ts';
import type { MissingText, TypedTexts } from './template-documents-form.ts';

type MissingFieldsProps = {
  field: { id: string; error?: string | undefined };
  missing: readonly MissingText[];
  typed: TypedTexts;
  onTyped: (typed: TypedTexts) => void;
};

/** What neither the person nor the contract has, to be typed. */
export function MissingFields({ field: all, missing, typed, onTyped }: MissingFieldsProps) {
  const t = useWords('documents');
  const { nameOf } = useFieldNames();
  return (
    <div id={all.id} tabIndex={-1}>
      <Section title={t('template-documents.missing')}>
        <div className={column.gap3}>
          <p className={quiet.text}>{t('template-documents.missingText')}</p>
          {missing.map(({ owner, name, field }) => (
            <TextField
              key={`${owner} ${field}`}
              label={`${nameOf(field)} · ${name ?? t('template-documents.forAll')}`}
              value={typed[owner]?.[field] ?? ''}
              onValue={(text) => onTyped({ ...typed, [owner]: { ...typed[owner], [field]: text } })}
              maxLength={200}
              autoComplete="off"
              required
            />
          ))}
          {all.error && <Banner kind="error" title={all.error} />}
        </div>
      </Section>
    </div>
  );
}
