import type { DocumentTemplate, FilledTemplate } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Chip, ChipRow } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { useState } from 'react';
import { FilledPaper } from '../document-templates/filled-paper.tsx';
import { filledValues } from './template-documents-form.ts';
import type { TypedTexts } from './template-documents-form.ts';

type FilledPreviewsProps = {
  template: DocumentTemplate;
  filled: readonly FilledTemplate[];
  typed: TypedTexts;
};

/** What the paper of each person will say. */
export function FilledPreviews({ template, filled, typed }: FilledPreviewsProps) {
  const t = useWords('documents');
  const [chosen, setChosen] = useState('');
  const shown = filled.find(({ person }) => person.id === chosen) ?? filled[0];
  if (!shown) return null;
  return (
    <div className={column.gap3}>
      {filled.length > 1 && (
        <ChipRow label={t('document-templates.preview')}>
          {filled.map(({ person }) => (
            <Chip
              key={person.id}
              label={person.name}
              selected={person.id === shown.person.id}
              onClick={() => setChosen(person.id)}
            />
          ))}
        </ChipRow>
      )}
      <FilledPaper
        label={t('template-documents.preview', { name: shown.person.name })}
        template={template}
        values={filledValues(typed, shown)}
      />
    </div>
  );
}
