import { useQuery } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { FilterChips, ListPage, useList } from '@callboard/parts';
import { FolderOpen } from 'lucide-react';
import { ToDocuments } from '../page-links/to-documents.tsx';
import { MobileDocumentRow } from './mobile-document-row.tsx';
import { mobileDocumentsQuery, mobileKinds } from './mobile-documents.queries.ts';

/** Company documents and rate agreements; rate cards for who may see them. */
export function Component() {
  const t = useWords('documents');
  const [{ q, kind: named }] = useSearch();
  const kind = mobileKinds.find((one) => one === named);
  const list = useList(useQuery(mobileDocumentsQuery({ kind, q })));
  const all = useQuery(mobileDocumentsQuery()).data?.items ?? [];
  const there = mobileKinds.filter((one) => all.some((row) => row.kind === one));
  return (
    <ListPage
      title={t('mobile-documents.title')}
      label={t('mobile-documents.label')}
      list={list}
      keyOf={({ id }) => id}
      row={(row) => <MobileDocumentRow row={row} />}
      search={{
        label: t('mobile-documents.search'),
        placeholder: t('mobile-documents.searchHint'),
        notFound: (words) => ({
          title: t('mobile-documents.notFound'),
          text: t('mobile-documents.notFoundText', { q: words }),
        }),
      }}
      filters={
        <FilterChips
          label={t('mobile-documents.kinds')}
          name="kind"
          all={{ label: t('mobile-documents.all') }}
          choices={there.map((id) => ({ id, label: t(`mobile-documents.kind.${id}`) }))}
        />
      }
      refresh
      empty={{
        icon: FolderOpen,
        title: t('mobile-documents.empty'),
        text: t('mobile-documents.emptyText'),
      }}
    >
      <ToDocuments />
    </ListPage>
  );
}
