import { useOnline } from '@callboard/client';
import { notificationGroups, notificationWays } from '@callboard/contract';
import type { NotificationSettings, NotificationWay } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Card, LongWords, Section, Select } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import styles from './push.module.css';
import { useChangeSettings } from './settings/use-change-settings.ts';

const isWay = (value: string): value is NotificationWay => notificationWays.some((way) => way === value);

/** What comes by push, what by email and what only stands in the list. */
export function NotifiedKinds({ settings }: { settings: NotificationSettings }) {
  const t = useWords('shell');
  const online = useOnline();
  const change = useChangeSettings();
  const { ways, email } = settings;
  const options = notificationWays.map((way) => ({ value: way, label: t(`push.way.${way}`) }));
  return (
    <Section title={t('push.kinds')}>
      <p className={styles.intro}>{t('push.kinds-text')}</p>
      <Card flush>
        <ul className={styles.groups}>
          {notificationGroups.map((group) => (
            <li key={group} className={styles.group}>
              <div className={grid.gap1} aria-hidden>
                <p className={styles.name}>
                  <LongWords>{t(`push.group.${group}`)}</LongWords>
                </p>
                <p className={styles.about}>
                  <LongWords>{t(`push.about.${group}`)}</LongWords>
                </p>
              </div>
              <Select
                label={`${t(`push.group.${group}`)}: ${t(`push.about.${group}`)}`}
                labelHidden
                options={options}
                value={ways[group]}
                disabled={!online}
                onValue={(way) => isWay(way) && change({ ways: { [group]: way } })}
              />
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.intro}>{email ? t('push.email', { email }) : t('push.no-email')}</p>
    </Section>
  );
}
