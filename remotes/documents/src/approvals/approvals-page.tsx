import { useInfiniteQuery } from '@callboard/client';
import { photos } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ListPage, useInfiniteList, useListTab } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { CircleCheckBig } from 'lucide-react';
import { DocumentRow } from '../document-list/document-row.tsx';
import { paths } from '../base/paths.ts';
import { ApprovalTabs, approvalTabs } from './approval-tabs.tsx';
import type { ApprovalTab } from './approval-tabs.tsx';
import {
  changesToDecideQuery,
  photosToDecideQuery,
  picturesToDecideQuery,
  uploadsToCheckQuery,
} from './approvals.queries.ts';
import { ChangeCard } from './change-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PictureCard } from './picture-card.tsx';

/** Everything that people have handed in and the office decides, the oldest first. */
export function Component() {
  const tab = useListTab(approvalTabs);
  const mayPhotos = useMayCall(photos.photosToDecide);
  if (tab === 'pictures') return <Pictures />;
  if (tab === 'changes') return <Changes />;
  return tab === 'photos' && mayPhotos ? <Photos /> : <Uploads />;
}

function useList(tab: ApprovalTab) {
  const t = useWords('documents');
  return {
    title: t('approvals.title'),
    label: t(`approvals.label.${tab}`),
    keyOf: ({ id }: { id: string }) => id,
    tabs: <ApprovalTabs tab={tab} />,
    refresh: true,
    empty: { icon: CircleCheckBig, title: t('approvals.empty'), text: t('approvals.emptyText') },
  };
}

function Uploads() {
  const list = useInfiniteList(useInfiniteQuery(uploadsToCheckQuery));
  return (
    <ListPage
      {...useList('uploads')}
      list={list}
      row={(row) => (
        <DocumentRow
          row={row}
          showOwner
          to={paths.document.to({ id: row.id }, { read: '1' })}
          current={false}
        />
      )}
      rowHeight={96}
    />
  );
}

function Pictures() {
  const list = useInfiniteList(useInfiniteQuery(picturesToDecideQuery));
  return (
    <ListPage
      {...useList('pictures')}
      list={list}
      row={(submitted) => <PictureCard submitted={submitted} />}
      rowHeight={400}
    />
  );
}

function Changes() {
  const list = useInfiniteList(useInfiniteQuery(changesToDecideQuery));
  return (
    <ListPage
      {...useList('changes')}
      list={list}
      row={(change) => <ChangeCard change={change} />}
      rowHeight={240}
    />
  );
}

function Photos() {
  const list = useInfiniteList(useInfiniteQuery(photosToDecideQuery));
  return (
    <ListPage
      {...useList('photos')}
      list={list}
      row={(photo) => <PhotoCard photo={photo} />}
      rowHeight={480}
    />
  );
}
