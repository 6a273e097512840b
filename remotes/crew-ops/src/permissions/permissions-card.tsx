import { useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import { MapPinOff } from 'lucide-react';
import { PositionHelp } from '../position/position-help.tsx';
import { usePositionPermission } from '../position/position-permission.ts';
import styles from './permissions-card.module.css';

/** The browser was told to give no position: what may fail because of it, and how to change it. */
export function Component() {
  const t = useWords('crew-ops');
  if (usePositionPermission() !== 'denied') return null;
  return (
    <div className={styles.warning}>
      <Banner kind="warning" icon={MapPinOff} title={t('permissions.title')} text={t('permissions.text')} />
      <PositionHelp />
    </div>
  );
}
