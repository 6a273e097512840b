import type { Waiting } from '@callboard/client';
import type { CrewPhoto } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { EmptyState } from '@callboard/ui';
import { Camera } from 'lucide-react';
import styles from './photo-grid.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { WaitingTile } from './waiting-tile.tsx';

type PhotoGridProps = {
  photos: readonly CrewPhoto[];
  waiting: readonly Waiting[];
  onOpen: (id: string) => void;
  mayAdd?: boolean | undefined;
};

/** What waits on this phone, then what is there, the newest first. What is out of sight is not painted. */
export function PhotoGrid({ photos, waiting, onOpen, mayAdd }: PhotoGridProps) {
  const t = useWords('crew-ops');
  if (photos.length === 0 && waiting.length === 0)
    return (
      <EmptyState
        icon={Camera}
        title={t('photos.empty')}
        text={t(mayAdd ? 'photos.emptyText' : 'photos.emptyForYou')}
      />
    );
  return (
    <ul className={styles.grid} aria-label={t('photos.title')}>
      {waiting.map((item) => (
        <WaitingTile key={item.key} item={item} />
      ))}
      {photos.map((photo) => (
        <PhotoTile key={photo.id} photo={photo} onOpen={onOpen} />
      ))}
    </ul>
  );
}
