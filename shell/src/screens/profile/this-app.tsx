import { path, shellPages } from '@callboard/contract';
import type { Person } from '@callboard/contract';
import { useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Section } from '@callboard/ui';
import { openedLater } from '@callboard/parts';
import { BellRing, CalendarSync, Database, KeyRound, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useInstallPlace } from '../install/install-place.ts';
import { InstallRow } from '../install/install-row.tsx';
import { WayRow } from './way-row.tsx';

const InstallSheet = openedLater(async () => (await import('../install/install-sheet.tsx')).InstallSheet);

const ways = {
  calendars: path(shellPages.calendars).to({}),
  devices: path(shellPages.devices).to({}),
  signIn: path(shellPages.signInWays).to({}),
  data: path(shellPages.ownData).to({}),
  push: path(shellPages.push).to({}),
};

/** What the app does for oneself beyond its screens. */
export function ThisApp({ counts }: { counts: Person['counts'] }) {
  const t = useWords('profile');
  const place = useInstallPlace();
  const [installing, setInstalling] = useState(false);
  const close = () => setInstalling(false);
  const any = [
    useCanOpen(ways.push),
    useCanOpen(ways.calendars),
    useCanOpen(ways.devices),
    useCanOpen(ways.signIn),
    useCanOpen(ways.data),
  ].includes(true);
  if (!any) return null;
  return (
    <Section title={t('app.title')}>
      <Card flush>
        <ul>
          {place !== 'none' && <InstallRow onOpen={() => setInstalling(true)} />}
          <WayRow to={ways.push} icon={BellRing} title={t('app.push')} text={t('app.pushText')} />
          <WayRow
            to={ways.calendars}
            icon={CalendarSync}
            title={t('app.calendars')}
            text={t('app.calendarsText')}
            count={counts.calendars}
          />
          <WayRow
            to={ways.devices}
            icon={MonitorSmartphone}
            title={t('app.devices')}
            text={t('app.devicesText')}
          />
          <WayRow to={ways.signIn} icon={KeyRound} title={t('app.signIn')} text={t('app.signInText')} />
          <WayRow to={ways.data} icon={Database} title={t('app.data')} text={t('app.dataText')} />
        </ul>
      </Card>
      {installing && place !== 'none' && <InstallSheet place={place} onClose={close} onMissing={close} />}
    </Section>
  );
}
