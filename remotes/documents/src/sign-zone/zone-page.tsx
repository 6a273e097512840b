import { useWords } from '@callboard/i18n';
import type { KeyboardEvent, MouseEvent } from 'react';
import { movedBy, usualZone, zoneAt } from './zone.ts';
import type { Zone } from './zone.ts';
import { ZoneMark } from './zone-mark.tsx';
import styles from './sign-zone.module.css';

type ZonePageProps = {
  page: number;
  /** Who signs. */
  name: string;
  zone: Zone | null;
  onZone: (zone: Zone) => void;
};

/** A page to be tapped where somebody is to sign; with keys the spot is put on it and moved. */
export function ZonePage({ page, name, zone, onZone }: ZonePageProps) {
  const t = useWords('documents');
  const own = zone?.page === page ? zone : null;
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place.
    if (event.detail === 0) onZone(own ?? usualZone(page));
    else onZone(zoneAt(page, event, event.currentTarget.getBoundingClientRect()));
  };
  const move = (event: KeyboardEvent) => {
    const next = own && movedBy(event.key, own);
    if (!next) return;
    event.preventDefault();
    onZone(next);
  };
  return (
    <>
      <button
        type="button"
        className={styles.page}
        aria-label={t('sign-zone.put', { page })}
        aria-pressed={own !== null}
        onClick={tap}
        onKeyDown={move}
      />
      {own && <ZoneMark zone={own} name={name} />}
    </>
  );
}
