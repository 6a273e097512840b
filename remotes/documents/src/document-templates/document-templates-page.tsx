import { useInfiniteQuery, useOnline } from '@callboard/client';
import type { DocumentTemplate } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListPage, openedLater, useInfiniteList } from '@callboard/parts';
import { Button, ListRow, RowIcon } from '@callboard/ui';
import { FilePlus, FileText } from 'lucide-react';
import { useState } from 'react';
import { ToDocuments } from '../page-links/to-documents.tsx';
import { templatesQuery } from './document-templates.queries.ts';

const AddTemplateSheet = openedLater(async () => (await import('./template-sheet.tsx')).AddTemplateSheet);
const EditTemplateSheet = openedLater(async () => (await import('./template-sheet.tsx')).EditTemplateSheet);

/** For the office: what documents are made from. */
export function Component() {
  const t = useWords('documents');
  const online = useOnline();
  const [{ q }] = useSearch();
  const [open, setOpen] = useState<DocumentTemplate | 'new' | null>(null);
  const close = () => setOpen(null);
  const list = useInfiniteList(useInfiniteQuery(templatesQuery(q)));
  return (
    <ListPage
      title={t('document-templates.title')}
      label={t('document-templates.label')}
      list={list}
      keyOf={({ id }) => id}
      row={(row) => (
        <ListRow
          leading={<RowIcon icon={FileText} />}
          title={row.name}
          subtitle={[row.type.caption, t(`document-templates.${row.signing}`)].join(' · ')}
          onClick={() => setOpen(row)}
        />
      )}
      tabs={
        <Button icon={FilePlus} wide disabled={!online} onClick={() => setOpen('new')}>
          {t('document-templates.add')}
        </Button>
      }
      search={{
        label: t('document-templates.search'),
        placeholder: t('form-list.searchHint'),
        notFound: (words) => ({
          title: t('document-templates.notFound'),
          text: t('mobile-documents.notFoundText', { q: words }),
        }),
      }}
      refresh
      empty={{
        icon: FileText,
        title: t('document-templates.empty'),
        text: t('document-templates.emptyText'),
      }}
    >
      <ToDocuments />
      {open === 'new' && <AddTemplateSheet onClose={close} onMissing={close} />}
      {open !== null && open !== 'new' && (
        <EditTemplateSheet template={open} onClose={close} onMissing={close} />
      )}
    </ListPage>
  );
}
