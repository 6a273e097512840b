import { useInfiniteQuery } from '@callboard/client';
import type { ManagedForm } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListPage, openedLater, useInfiniteList } from '@callboard/parts';
import { ListRow, RowIcon } from '@callboard/ui';
import { ClipboardList, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { ToDocuments } from '../page-links/to-documents.tsx';
import { managedFormsQuery } from './form-list.queries.ts';

const FormDocumentsSheet = openedLater(
  async () => (await import('./form-documents-sheet.tsx')).FormDocumentsSheet,
);
const icons = { form: ClipboardList, training: GraduationCap } as const;

/** For the office: all forms and trainings in use, and what is read with each. */
export function Component() {
  const t = useWords('documents');
  const [{ q }] = useSearch();
  const [open, setOpen] = useState<ManagedForm | null>(null);
  const close = () => setOpen(null);
  const list = useInfiniteList(useInfiniteQuery(managedFormsQuery(q)));
  return (
    <ListPage
      title={t('form-list.title')}
      label={t('form-list.label')}
      list={list}
      keyOf={({ id }) => id}
      row={(row) => (
        <ListRow
          leading={<RowIcon icon={icons[row.kind]} />}
          title={row.name}
          subtitle={[
            t(row.kind === 'training' ? 'form.mark.training' : 'form.title'),
            ...(row.documents > 0 ? [t('form-list.documents', { count: row.documents })] : []),
          ].join(' · ')}
          onClick={() => setOpen(row)}
        />
      )}
      search={{
        label: t('form-list.search'),
        placeholder: t('form-list.searchHint'),
        notFound: (words) => ({
          title: t('form-list.notFound'),
          text: t('mobile-documents.notFoundText', { q: words }),
        }),
      }}
      refresh
      empty={{ icon: ClipboardList, title: t('form-list.empty'), text: t('form-list.emptyText') }}
    >
      <ToDocuments />
      {open && <FormDocumentsSheet form={open} onClose={close} onMissing={close} />}
    </ListPage>
  );
}
