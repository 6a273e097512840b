import { call, useInfiniteQuery } from '@callboard/client';
import { documents } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { FileText } from 'lucide-react';
import { PartList } from '../project/part-list.tsx';
import { projectDocumentsQuery } from '../projects.queries.ts';
import { useAllPages } from '../use-all-pages.ts';

/** Papers of a project, each saved by a tap. */
export function ProjectDocuments({ number }: { number: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.documents')}
      read={useAllPages(useInfiniteQuery(projectDocumentsQuery(number)))}
      keyOf={({ id }) => id}
      textOf={({ name, typeCaption }) => `${name} ${typeCaption}`}
      row={({ id, name, typeCaption, file }) => (
        <PaperRow
          title={name}
          kind={typeCaption}
          file={file}
          read={(signal) => call(documents.documentFile, { params: { id }, signal })}
        />
      )}
      empty={{ icon: FileText, title: t('documents.empty'), text: t('documents.emptyText') }}
    />
  );
}
