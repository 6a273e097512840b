import { useState, useSyncExternalStore } from 'react';
import { operations } from '@callboard/contract';
import { query, useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Card, Page, Section, toast } from '@callboard/ui';
import { applyUpdate } from '../boot/register-worker.ts';
import { starter } from '../boot/starter.ts';
import { useShell } from '../frame/shell-context.ts';
import { lookForUpdates } from '../update/look-for-updates.ts';
import type { Found } from '../update/look-for-updates.ts';
import { offlineReady, onOfflineReady } from '../update/offline-ready.ts';
import { offerUpdate, onUpdateChange, updateThere } from '../update/update-store.ts';
import { FeatureVersions } from './feature-versions.tsx';
import { VersionRow } from './version-row.tsx';
import styles from './version.module.css';

const versionQuery = () => query(operations.version, {}, { meta: { offline: true } });

export function Component() {
  const t = useWords('shell');
  const { lineup } = useShell();
  const { data: server, isPending } = useQuery(versionQuery());
  const newer = useSyncExternalStore(onUpdateChange, updateThere);
  const offline = useSyncExternalStore(onOfflineReady, offlineReady);
  const [looked, setLooked] = useState<Found | 'looking' | null>(null);
  const { shell } = starter().data;

  async function look() {
    setLooked('looking');
    const found = await lookForUpdates(lineup.id);
    setLooked(found);
    if (found === 'newer') offerUpdate();
  }

  async function copy() {
    const features = lineup.features.map(
      ({ feature, version, release }) => `${feature} ${version} (${release})`,
    );
    const lines = [
      `shell ${shell.version} (${shell.release})`,
      server ? `server ${server.server}, ${server.engine}, schema ${server.schema}` : 'server ?',
      `lineup ${lineup.id}`,
      ...features,
      navigator.userAgent,
    ];
    await navigator.clipboard.writeText(lines.join('\n'));
    toast.success(t('version.copied'));
  }

  const unknown = isPending ? '…' : t('version.unknown');
  return (
    <Page
      title={t('titles.version')}
      titleHidden
      actions={
        newer ? (
          <Button onClick={applyUpdate}>{t('update.now')}</Button>
        ) : (
          <Button kind="secondary" busy={looked === 'looking'} onClick={() => void look()}>
            {t('version.check')}
          </Button>
        )
      }
    >
      <p className={styles.intro}>{t('version.intro')}</p>
      {offline && <Banner kind="success" title={t('update.offline-ready')} />}
      {looked === 'latest' && <Banner kind="success" title={t('version.latest')} />}
      {looked === 'unknown' && <Banner kind="warning" title={t('version.no-answer')} />}
      <Card flush>
        <dl>
          <VersionRow name={t('version.shell')} value={shell.version} detail={shell.release} />
          <VersionRow name={t('version.server')} value={server?.server ?? unknown} />
          {server && (
            <VersionRow name={t('version.database', { schema: server.schema })} value={server.engine} />
          )}
          <VersionRow name={t('version.lineup')} value={lineup.id.slice(0, 12)} />
        </dl>
      </Card>
      <Section
        title={t('version.features')}
        action={
          <button type="button" onClick={() => void copy()}>
            {t('version.copy')}
          </button>
        }
      >
        <FeatureVersions />
      </Section>
    </Page>
  );
}
