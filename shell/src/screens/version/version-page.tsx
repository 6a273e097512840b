import { useSyncExternalStore } from 'react';
import { operations } from '@callboard/contract';
import { query, useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Button, Card, Page, Section, toast } from '@callboard/ui';
import { applyUpdate } from '../../boot/register-worker.ts';
import { starter } from '../../boot/starter.ts';
import { useShell } from '../../runtime/context/shell-context.ts';
import { onUpdateChange, updateThere } from '../../runtime/update/update-store.ts';
import { FeatureVersions } from './feature-versions.tsx';
import { useNewest } from './use-newest.ts';
import { VersionAnswer } from './version-answer.tsx';
import { VersionRow } from './version-row.tsx';
import styles from './version.module.css';

const versionQuery = () => query(operations.version, {}, { meta: { offline: true } });

export function Component() {
  const t = useWords('shell');
  const { lineup } = useShell();
  const { data: server, isPending } = useQuery(versionQuery());
  const newer = useSyncExternalStore(onUpdateChange, updateThere);
  const { found, lookAgain } = useNewest(lineup.id);
  const { shell } = starter().data;

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
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toast.success(t('version.copied'));
    } catch {
      toast.error(t('version.notCopied'));
    }
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
          <Button kind="secondary" busy={found === null} onClick={lookAgain}>
            {t('version.check')}
          </Button>
        )
      }
    >
      <VersionAnswer found={newer ? 'newer' : found} version={shell.version} />
      <Section
        title={t('version.support')}
        action={
          <button type="button" onClick={() => void copy()}>
            {t('version.copy')}
          </button>
        }
      >
        <p className={styles.intro}>{t('version.intro')}</p>
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
      </Section>
      <Section title={t('version.features')}>
        <FeatureVersions />
      </Section>
    </Page>
  );
}
