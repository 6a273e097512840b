import { useInfiniteQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { FileText } from 'lucide-react';
import { PartList } from '../part-list/part-list.tsx';
import { projectDocumentsQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import { LinkedPaperRow } from './linked-paper-row.tsx';

/** Papers of a project, each saved by a tap. */
export function ProjectDocuments({ number }: { number: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.documents')}
      read={useAllPages(useInfiniteQuery(projectDocumentsQuery(number)))}
      keyOf={({ id }) => id}
      textOf={({ name, typeCaption }) => `${name} ${typeCaption}`}
      row={(paper) => <LinkedPaperRow paper={paper} />}
      empty={{ icon: FileText, title: t('documents.empty'), text: t('documents.emptyText') }}
    />
  );
}
