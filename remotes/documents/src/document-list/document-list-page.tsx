import { useInfiniteQuery } from '@callboard/client';
import { office, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListDetailPage, useInfiniteList, useListTab } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Chip, ChipRow } from '@callboard/ui';
import { Building2, FileText } from 'lucide-react';
import { CreateDocumentButton } from '../create-document/create-document-button.tsx';
import { HandInButton } from '../hand-in/hand-in-button.tsx';
import { OneDocument } from '../document/one-document.tsx';
import { ToTemplates } from '../page-links/to-templates.tsx';
import { documentsQuery } from '../base/documents.queries.ts';
import { ToForms } from '../page-links/to-forms.tsx';
import { paths } from '../base/paths.ts';
import { SavedSignatureButton } from '../saved-signature/saved-signature-button.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentTabs, documentTabs } from './document-tabs.tsx';

const rowHeight = 96;

/** The own documents by what has to be done with them; for the office those of everybody as well. */
export function Component() {
  const t = useWords('documents');
  const [{ q, of: whose }, change] = useSearch();
  const tab = useListTab(documentTabs);
  const isOffice = useMay(office);
  const of = isOffice && whose === 'everybody' ? 'everybody' : 'me';
  const filter = tab === 'all' ? undefined : tab;
  const list = useInfiniteList(useInfiniteQuery(documentsQuery({ filter, of, q })));
  return (
    <ListDetailPage
      title={t('document-list.title')}
      label={t(`document-list.label.${tab}`)}
      list={list}
      keyOf={({ id }) => id}
      row={(row, link) => <DocumentRow row={row} showOwner={of === 'everybody'} {...link} />}
      rowHeight={rowHeight}
      tabs={
        <>
          {isOffice ? <CreateDocumentButton /> : <HandInButton />}
          <DocumentTabs tab={tab} of={of} total={list.rows && list.total} />
        </>
      }
      search={{
        label: t('document-list.search'),
        placeholder: t('document-list.searchHint'),
        notFound: (words) => ({
          title: t('document-list.notFound'),
          text: t('document-list.notFoundText', { q: words }),
        }),
      }}
      filters={
        isOffice && (
          <ChipRow label={t('document-list.whose')}>
            <Chip
              icon={Building2}
              label={t('document-list.everybody')}
              selected={of === 'everybody'}
              onClick={() => change({ of: of === 'everybody' ? null : 'everybody', document: null })}
            />
          </ChipRow>
        )
      }
      refresh
      empty={{
        icon: FileText,
        title: t(`document-list.empty.${tab}`),
        text: t(`document-list.empty.${tab}Text`),
      }}
      detail={{
        name: 'document',
        label: t('document.title'),
        at: (id) => paths.document.to({ id }),
        show: (id) => <OneDocument id={id} />,
        choose: { icon: FileText, title: t('document-list.choose') },
      }}
    >
      <SavedSignatureButton />
      {isOffice && <ToForms />}
      {isOffice && <ToTemplates />}
    </ListDetailPage>
  );
}
