import { useInfiniteQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { FileText } from 'lucide-react';
import { LinkedPaperRow } from '../project-documents/linked-paper-row.tsx';
import { PartList } from '../part-list/part-list.tsx';
import { companyDocumentsQuery } from './company.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';

/** Papers of a company, each saved by a tap. */
export function CompanyDocuments({ id }: { id: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.documents')}
      read={useAllPages(useInfiniteQuery(companyDocumentsQuery(id)))}
      keyOf={(paper) => paper.id}
      textOf={({ name, typeCaption }) => `${name} ${typeCaption}`}
      row={(paper) => <LinkedPaperRow paper={paper} />}
      empty={{ icon: FileText, title: t('documents.empty'), text: t('company.noDocumentsText') }}
    />
  );
}
