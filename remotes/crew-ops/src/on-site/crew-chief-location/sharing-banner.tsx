import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import { LocateFixed } from 'lucide-react';
import type { Sharing } from './sharing.ts';
import { useStopSharing } from './use-stop-sharing.ts';

const troubles = {
  noPosition: 'crew-chief-location.noPosition',
  noNetwork: 'crew-chief-location.noNetwork',
} as const;

/** On every screen that shows it: this phone tells where it is, to whom, until when, and how to stop. */
export function SharingBanner({ sharing }: { sharing: Sharing }) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const stop = useStopSharing();
  const { crewId, crewName, endsAt, sentAt, trouble } = sharing;
  const last = sentAt === null ? '' : t('crew-chief-location.sentAt', { time: time(sentAt) });
  return (
    <Banner
      kind={trouble ? 'warning' : 'info'}
      icon={LocateFixed}
      title={t('crew-chief-location.sharing', { time: time(endsAt) })}
      text={trouble ? t(troubles[trouble]) : [crewName, last].filter(Boolean).join(' · ')}
      action={
        <Button kind="secondary" onClick={() => stop(crewId)}>
          {t('crew-chief-location.stop')}
        </Button>
      }
    />
  );
}
