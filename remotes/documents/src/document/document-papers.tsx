import { call } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { List, Section } from '@callboard/ui';

/** The file to take along: once all have signed, with its certificate. */
export function DocumentPapers({
  document: { id, name, file, signedFile, completedAt, sealedAt, isSigned },
}: {
  document: DocumentDetail;
}) {
  const t = useWords('documents');
  const { dateTime } = useFormat();
  if (!file) return null;
  const fetched = (original: boolean) => (signal: AbortSignal) =>
    call(documents.documentFile, { params: { id }, query: original ? { original: 'true' } : {}, signal });
  return (
    <Section title={t('papers.title')}>
      <List label={t('papers.title')} state={{ kind: 'full' }}>
        {sealedAt && (
          <PaperRow
            title={t('papers.signed')}
            kind={t('papers.completedAt', { at: dateTime(completedAt ?? sealedAt) })}
            file={{ ...(signedFile ?? file), name: `${name}.pdf` }}
            read={fetched(false)}
          />
        )}
        {isSigned && !sealedAt && (
          <PaperRow title={t('papers.signed')} kind={t('papers.sealing')} file={null} read={fetched(false)} />
        )}
        <PaperRow title={t(sealedAt ? 'papers.original' : 'papers.file')} file={file} read={fetched(true)} />
      </List>
    </Section>
  );
}
