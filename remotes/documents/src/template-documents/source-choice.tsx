import { useWords } from '@callboard/i18n';
import { Chip, ChipRow } from '@callboard/ui';

export type DocumentSource = 'file' | 'template';

type SourceChoiceProps = { source: DocumentSource; onSource: (source: DocumentSource) => void };

/** What a new document is made from, where there is a template. */
export function SourceChoice({ source, onSource }: SourceChoiceProps) {
  const t = useWords('documents');
  return (
    <ChipRow label={t('template-documents.source')}>
      <Chip
        label={t('template-documents.fromFile')}
        selected={source === 'file'}
        onClick={() => onSource('file')}
      />
      <Chip
        label={t('template-documents.fromTemplate')}
        selected={source === 'template'}
        onClick={() => onSource('template')}
      />
    </ChipRow>
  );
}
