import { query, useOnline, useQuery } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { QrCode } from '@callboard/parts';
import { Banner, Chip, Faces, Sheet, Skeleton } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { useState } from 'react';
import { shownCode } from '../code/crew-code.ts';
import { paths } from '../../base/paths.ts';
import styles from './crew-chief-job.module.css';

/** A code lives five minutes; the next one comes before that. */
const renewMs = 4 * 60_000;
const codeQuery = (id: string) =>
  query(crewChecks.checkCode, { params: { id } }, { refetchInterval: renewMs, staleTime: 0, gcTime: 0 });

/** The crew's code: phones of the crew read it with their own camera, or it is read aloud. */
export function CodeSheet({ crewId, crew, onClose }: { crewId: string; crew: string; onClose: () => void }) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const online = useOnline();
  const [step, setStep] = useState<'in' | 'out'>('in');
  const read = useRead(useQuery(codeQuery(crewId)));
  const page = step === 'in' ? paths.checkIn : paths.checkOut;
  return (
    <Sheet open onClose={onClose} title={t('crew-chief-job.codeTitle')} subtitle={crew}>
      <div className={styles.code}>
        <div className={styles.choice}>
          {(['in', 'out'] as const).map((one) => (
            <Chip
              key={one}
              label={t(one === 'in' ? 'check-in.now' : 'check-out.now')}
              selected={step === one}
              onClick={() => setStep(one)}
            />
          ))}
        </div>
        {!online && <Banner kind="warning" title={t('crew-chief-job.codeOffline')} />}
        <Faces read={read} loading={<Skeleton width="20rem" height="20rem" />}>
          {({ code, typed, expiresAt }) => (
            <>
              <QrCode
                large
                text={new URL(page.to({ id: crewId }, { code }), location.origin).href}
                label={t('crew-chief-job.qr', { crew })}
              />
              <p className={quiet.figures}>{t('crew-chief-job.codeText')}</p>
              <p className={styles.typed}>{shownCode(typed)}</p>
              <p className={quiet.figures}>{t('crew-chief-job.codeUntil', { time: time(expiresAt) })}</p>
            </>
          )}
        </Faces>
      </div>
    </Sheet>
  );
}
