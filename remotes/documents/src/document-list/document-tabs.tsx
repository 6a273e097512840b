import { useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { ListTabs } from '@callboard/parts';
import { documentCountQuery } from '../base/documents.queries.ts';

/** What waits for the person comes first, each apart; the last holds everything. */
export const documentTabs = ['toSign', 'toUpload', 'beingVerified', 'all'] as const;
type DocumentTab = (typeof documentTabs)[number];

type DocumentTabsProps = {
  tab: DocumentTab;
  of: 'me' | 'everybody';
  /** Of the open tab, as its list knows it. */
  total: number | undefined;
};

export function DocumentTabs({ tab, of, total }: DocumentTabsProps) {
  const t = useWords('documents');
  const counts = {
    toSign: useQuery(documentCountQuery('toSign', of)).data?.total,
    toUpload: useQuery(documentCountQuery('toUpload', of)).data?.total,
    beingVerified: useQuery(documentCountQuery('beingVerified', of)).data?.total,
  };
  const tabs = documentTabs.map((id) => {
    const count = id === 'all' ? (tab === 'all' ? total : undefined) : counts[id];
    const mine = of === 'me' && (id === 'toSign' || id === 'toUpload');
    const waits = (mine || (of === 'everybody' && id === 'beingVerified')) && (count ?? 0) > 0;
    return { id, label: t(`document-list.tab.${id}`), count, waits };
  });
  return <ListTabs label={t('document-list.tabs')} current={tab} tabs={tabs} />;
}
