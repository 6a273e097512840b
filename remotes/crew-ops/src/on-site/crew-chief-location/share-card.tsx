import { useOnline } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useNoPositionText, usePositionPermission } from '@callboard/parts';
import { Banner, Button, Card } from '@callboard/ui';
import { Clock, EyeOff, LocateFixed, ShieldCheck } from 'lucide-react';
import { PositionHelp } from '../position/position-help.tsx';
import styles from './crew-chief-location.module.css';
import { SharingBanner } from './sharing-banner.tsx';
import { useSharing } from './use-sharing.ts';
import { useStartSharing } from './use-start-sharing.ts';
import { useStopSharing } from './use-stop-sharing.ts';

const facts = [
  { key: 'who', icon: ShieldCheck },
  { key: 'long', icon: Clock },
  { key: 'after', icon: EyeOff },
] as const;

/** What sharing means before it is asked for; then that it is on, and the way to end it. */
export function ShareCard({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const noPositionText = useNoPositionText();
  const { time } = useFormat();
  const online = useOnline();
  const sharing = useSharing();
  const permission = usePositionPermission();
  const { start, busy, why } = useStartSharing(crew);
  const stop = useStopSharing();
  const { id, may, liveLocationUntil } = crew;
  if (sharing) return <SharingBanner sharing={sharing} />;
  if (!may.shareLocation)
    return (
      <Banner
        kind="info"
        title={t('crew-chief-location.notNow')}
        text={t('crew-chief-location.notNowText')}
      />
    );
  const denied = permission === 'denied' || why === 'denied';
  return (
    <Card className={styles.share}>
      <h2 className={styles.title}>
        {t(liveLocationUntil ? 'crew-chief-location.elsewhere' : 'crew-chief-location.shareTitle', {
          time: liveLocationUntil ? time(liveLocationUntil) : '',
        })}
      </h2>
      <ul className={styles.facts}>
        {facts.map(({ key, icon: Sign }) => (
          <li key={key}>
            <Sign size={20} aria-hidden="true" />
            {t(`crew-chief-location.fact.${key}`)}
          </li>
        ))}
      </ul>
      {why && <p role="alert">{noPositionText(why)}</p>}
      {denied && <PositionHelp open />}
      {!online && <p>{t('crew-chief-location.offline')}</p>}
      <Button wide icon={LocateFixed} busy={busy} disabled={!online} onClick={start}>
        {t(liveLocationUntil ? 'crew-chief-location.fromHere' : 'crew-chief-location.share')}
      </Button>
      {liveLocationUntil && (
        <Button kind="secondary" wide onClick={() => stop(id)}>
          {t('crew-chief-location.stop')}
        </Button>
      )}
    </Card>
  );
}
