import { useOnline } from '@callboard/client';
import { refusalReasons } from '@callboard/domain';
import type { JobDetail } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Section, buttonClass } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { answerableOf } from '../../answer-job/answerable.ts';
import { ReasonSheet } from '../../../on-site/check/reason-sheet.tsx';
import { paths } from '../../../base/paths.ts';
import { useRequestRemoval } from './use-request-removal.ts';

/** Who cannot come after all: asks the planner in time, and calls when it is too late for that. */
export function Removal({ job }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRequestRemoval();
  const { may, removalLimitAt, timeZone, id } = job;
  // Who is asked says no by refusing.
  if (may.refuse || (!may.requestRemoval && !may.callPlanner)) return null;
  const limit = removalLimitAt ? dateTime(removalLimitAt, timeZone) : '';
  return (
    <Section title={t('job.cannotCome')}>
      <p className={quiet.text}>{t(may.callPlanner ? 'job.callText' : 'job.removalText', { limit })}</p>
      {may.callPlanner ? (
        <Link
          to={paths.contactProjectManager.to({ id })}
          className={buttonClass({ kind: 'secondary', wide: true })}
        >
          <PhoneCall size={20} aria-hidden="true" />
          {t('job.callPlanner')}
        </Link>
      ) : (
        <Button kind="secondary" wide busy={isPending} disabled={!online} onClick={() => setAsking(true)}>
          {t('job.requestRemoval')}
        </Button>
      )}
      {asking && (
        <ReasonSheet
          title={t('job.removalTitle', { what: answerableOf(job).what })}
          text={t('job.removalSheetText')}
          verb={t('job.requestRemoval')}
          reasons={refusalReasons
            .filter((code) => code !== 'other')
            .map((code) => t(`answer-job.reasons.${code}`))}
          onReason={(reason) => {
            setAsking(false);
            mutate({ params: { id }, body: { reason } });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
