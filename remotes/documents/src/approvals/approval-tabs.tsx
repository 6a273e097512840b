import { useQuery } from '@callboard/client';
import { persons, photos } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ListTabs } from '@callboard/parts';
import { useMay, useMayCall } from '@callboard/session';
import { waitingCounts } from './approvals.queries.ts';

export const approvalTabs = ['uploads', 'pictures', 'changes', 'photos'] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

/** The parts of what waits that this person may decide; a tenant without crews has no photos of them. */
export function ApprovalTabs({ tab }: { tab: ApprovalTab }) {
  const t = useWords('documents');
  const uploads = useQuery(waitingCounts.uploads);
  const mayPictures = useMay(persons.profilePictures.allow);
  const pictures = useQuery({ ...waitingCounts.pictures, enabled: mayPictures });
  const changes = useQuery({ ...waitingCounts.changes, enabled: mayPictures });
  const mayPhotos = useMayCall(photos.photosToDecide);
  const crewPhotos = useQuery({ ...waitingCounts.photos, enabled: mayPhotos });
  const there = {
    uploads: true,
    pictures: mayPictures,
    // Whoever decides of pictures decides of the data too.
    changes: mayPictures,
    photos: mayPhotos,
  };
  const counts = {
    uploads: uploads.data?.total,
    pictures: pictures.data?.total,
    changes: changes.data?.total,
    photos: crewPhotos.data?.total,
  };
  const tabs = approvalTabs
    .filter((id) => there[id])
    .map((id) => ({ id, label: t(`approvals.tab.${id}`), count: counts[id], waits: (counts[id] ?? 0) > 0 }));
  return <ListTabs label={t('approvals.tabs')} current={tab} tabs={tabs} />;
}
