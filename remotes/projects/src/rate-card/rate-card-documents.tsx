import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Section } from '@callboard/ui';
import { FileText } from 'lucide-react';
import { LinkedPaperRow } from '../project-documents/linked-paper-row.tsx';
import { PartList } from '../part-list/part-list.tsx';
import { rateCardDocumentsQuery } from './rate-card.queries.ts';

/** The agreement behind the prices; nothing where there are only prices. */
export function RateCardDocuments({ id }: { id: string }) {
  const t = useWords('projects');
  const read = useRead(useQuery(rateCardDocumentsQuery(id)));
  if (read.kind === 'there' && read.data.items.length === 0) return null;
  return (
    <Section title={t('project.documents')}>
      <PartList
        label={t('project.documents')}
        read={read}
        keyOf={(paper) => paper.id}
        row={(paper) => <LinkedPaperRow paper={paper} />}
        empty={{ icon: FileText, title: t('documents.empty'), text: '' }}
      />
    </Section>
  );
}
