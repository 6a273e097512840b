import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page, Skeleton } from '@callboard/ui';
import { OfflineNote } from '../offline/offline-note.tsx';
import { NotifiedKinds } from './notified-kinds.tsx';
import { OtherDevices } from './other-devices.tsx';
import { devicesQuery, settingsQuery } from './settings/push.queries.ts';
import styles from './push.module.css';
import { QuietHours } from './quiet-hours.tsx';
import { TextMessages } from './text-messages/text-messages.tsx';
import { ThisDevice } from './this-device.tsx';

const sendingMs = 2_000;

/** How somebody is told what, on which device, and when not. */
export function Component() {
  const t = useWords('shell');
  const devices = useRead(useQuery(devicesQuery()));
  const settings = useRead(
    useQuery({
      ...settingsQuery(),
      // Until it is known whether the code could be sent.
      refetchInterval: ({ state }) => state.data?.texts.code === 'sending' && sendingMs,
    }),
  );
  return (
    <Page title={t('titles.push')} titleHidden>
      <div className={styles.page}>
        <OfflineNote />
        <Faces read={devices} loading={<Skeleton height="6.5rem" />}>
          {({ items }) => (
            <>
              <ThisDevice on={items.some(({ current }) => current)} />
              <OtherDevices devices={items.filter(({ current }) => !current)} />
            </>
          )}
        </Faces>
        <Faces read={settings} loading={<Skeleton height="36rem" />}>
          {(known) => (
            <>
              <NotifiedKinds settings={known} />
              <QuietHours quiet={known.quiet} />
              <TextMessages texts={known.texts} />
            </>
          )}
        </Faces>
      </div>
    </Page>
  );
}
