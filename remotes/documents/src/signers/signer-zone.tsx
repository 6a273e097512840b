import { useWords } from '@callboard/i18n';
import type { Choice } from '@callboard/parts';
import { IconButton } from '@callboard/ui';
import { MapPin } from 'lucide-react';
import type { Zone } from '../sign-zone/zone.ts';
import styles from '../create-document/create-document.module.css';

/** Where each signature stands, and how another spot is chosen. */
export type Placing = {
  readonly zoneOf: (id: string) => Zone | null;
  readonly onPlace: (signer: Choice) => void;
};

export function ZoneText({ zone }: { zone: Zone | null }) {
  const t = useWords('documents');
  return (
    <span className={styles.zone}>
      {zone ? t('sign-zone.onPage', { page: zone.page }) : t('sign-zone.behind')}
    </span>
  );
}

export function PlaceButton({ signer, onPlace }: { signer: Choice; onPlace: Placing['onPlace'] }) {
  const t = useWords('documents');
  return (
    <IconButton
      icon={MapPin}
      label={t('sign-zone.title', { name: signer.name })}
      onClick={() => onPlace(signer)}
    />
  );
}
