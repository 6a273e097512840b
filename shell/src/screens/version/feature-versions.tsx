import { useSyncExternalStore } from 'react';
import type { FeatureRelease } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Card } from '@callboard/ui';
import { useShell } from '../../runtime/context/shell-context.ts';
import { faceText } from '../../runtime/words/face-words.ts';
import { VersionRow } from './version-row.tsx';
import styles from './version.module.css';

/** Every feature of the lineup with its version and whether its code is here. */
export function FeatureVersions() {
  const t = useWords('shell');
  const { lineup, loader } = useShell();
  const states = useSyncExternalStore(loader.subscribe, () =>
    lineup.features
      .map(({ feature }) => {
        const state = loader.state(feature);
        return typeof state === 'object' ? 'failed' : state;
      })
      .join(','),
  ).split(',') as ('idle' | 'loading' | 'ready' | 'failed')[];
  if (lineup.features.length + lineup.withheld.length === 0)
    return <p className={styles.intro}>{t('version.no-features')}</p>;
  return (
    <Card flush>
      <dl>
        {lineup.features.map((release, index) => (
          <VersionRow
            key={release.feature}
            name={nameOf(release)}
            detail={release.release}
            value={
              <>
                {release.version}
                <span className={styles.detail}>{t(`version.${states[index] ?? 'idle'}`)}</span>
              </>
            }
          />
        ))}
        {lineup.withheld.map((feature) => (
          <VersionRow key={feature} name={feature} value={t('version.withheld')} />
        ))}
      </dl>
    </Card>
  );
}

/** A feature is called as its first screen in the menu is. */
function nameOf({ feature, face }: FeatureRelease): string {
  const menu = Object.values(face.pages).find((page) => page.menu)?.menu;
  return menu ? faceText(feature, menu.label) : feature;
}
