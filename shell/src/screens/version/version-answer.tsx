import { useSyncExternalStore } from 'react';
import { useWords } from '@callboard/i18n';
import { Card, RowIcon } from '@callboard/ui';
import { CircleArrowUp, CircleCheck, CloudOff, Search } from 'lucide-react';
import { offlineReady, onOfflineReady } from '../../runtime/update/offline-ready.ts';
import type { Found } from '../../runtime/update/look-for-updates.ts';
import styles from './version.module.css';

const looks = {
  latest: { icon: CircleCheck, status: 'confirmed', text: 'version.latest' },
  newer: { icon: CircleArrowUp, status: 'waiting', text: 'update.title' },
  unknown: { icon: CloudOff, status: 'quiet', text: 'version.no-answer' },
  looking: { icon: Search, status: 'quiet', text: 'version.looking' },
} as const;

/** What most people come for: whether theirs is the newest, and whether it works without network. */
export function VersionAnswer({ found, version }: { found: Found | null; version: string }) {
  const t = useWords('shell');
  const offline = useSyncExternalStore(onOfflineReady, offlineReady);
  const { icon, status, text } = looks[found ?? 'looking'];
  return (
    <Card>
      <div className={styles.answer}>
        <RowIcon icon={icon} status={status} />
        <div>
          <output className={styles.found}>{t(text)}</output>
          <p className={styles.intro}>
            {[`${t('version.shell')} ${version}`, offline && t('update.offline-ready')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
    </Card>
  );
}
