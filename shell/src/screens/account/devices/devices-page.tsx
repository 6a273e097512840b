import { useOnline, useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, List, Page, Section, listFace } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { OfflineNote } from '../../offline/offline-note.tsx';
import styles from '../account.module.css';
import { DeviceRow } from './device-row.tsx';
import type { SignedInDevice } from './device-row.tsx';
import { sessionsQuery } from './devices.queries.ts';

const EndSession = openedLater(
  async () => (await import(/* webpackChunkName: "account-sheets" */ './end-sessions.tsx')).EndSession,
);
const EndOthers = openedLater(
  async () => (await import(/* webpackChunkName: "account-sheets" */ './end-sessions.tsx')).EndOthers,
);
const EndEverywhere = openedLater(
  async () => (await import(/* webpackChunkName: "account-sheets" */ './end-sessions.tsx')).EndEverywhere,
);

/** Where somebody is signed in, and how to end it. */
export function Component() {
  const t = useWords('account');
  const shell = useWords('shell');
  const online = useOnline();
  const [asks, setAsks] = useState<SignedInDevice | 'others' | 'everywhere' | null>(null);
  const close = () => setAsks(null);
  const read = useRead(useQuery(sessionsQuery));
  const rows = read.kind === 'there' ? read.data.items : [];
  const others = rows.filter(({ current }) => !current);
  const nothing = { icon: MonitorSmartphone, title: t('devices.only'), text: t('devices.intro') };
  return (
    <Page title={shell('titles.devices')} titleHidden>
      <p className={styles.intro}>{t('devices.intro')}</p>
      <OfflineNote />
      <Section title={t('devices.list')} {...(rows.length > 0 && { count: rows.length })}>
        <List
          label={t('devices.list')}
          state={listFace(read, { rows: 3, empty: ({ items }) => (items.length > 0 ? null : nothing) })}
        >
          {rows.map((one) => (
            <DeviceRow key={one.id} one={one} onEnd={() => setAsks(one)} />
          ))}
        </List>
      </Section>
      <div className={grid.gap3}>
        {others.length > 0 && (
          <Button kind="secondary" icon={LogOut} wide disabled={!online} onClick={() => setAsks('others')}>
            {t('devices.others')}
          </Button>
        )}
        <Button kind="danger" wide disabled={!online} onClick={() => setAsks('everywhere')}>
          {t('devices.everywhere')}
        </Button>
      </div>
      {asks === 'others' && <EndOthers others={others} onClose={close} onMissing={close} />}
      {asks === 'everywhere' && <EndEverywhere onClose={close} onMissing={close} />}
      {asks !== null && typeof asks === 'object' && (
        <EndSession device={asks} onClose={close} onMissing={close} />
      )}
    </Page>
  );
}
