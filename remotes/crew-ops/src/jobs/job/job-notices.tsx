import { serverNow, useQuery } from '@callboard/client';
import type { JobDetail } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import { crewCheckQuery } from '../../base/crew-ops.queries.ts';
import { useOpensIn } from '../../on-site/check/use-opens-in.ts';
import { ApplicationNotice } from './application-notice.tsx';
import { useReasonText } from './use-reason-text.ts';

const soonMs = 24 * 3_600_000;

/** What somebody should know of a job before anything else. */
export function JobNotices({ job }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const { status, reason, timeZone, cancellationAskedAt: askedAt, decidedAt } = job;
  const why = useReasonText()(reason);
  const off = status === 'cancelled' || status === 'notNeeded';
  return (
    <>
      {job.notStarted && isOneOf(status, crewItemGroups.expected) && <NotStarted job={job} />}
      {off && (
        <Banner
          kind="warning"
          title={t(status === 'cancelled' ? 'job.cancelled' : 'job.notNeeded')}
          text={why || t('job.offText')}
        />
      )}
      {askedAt && !off && status !== 'refused' && (
        <Banner
          kind="info"
          title={t('job.removalAsked')}
          text={t('job.removalAskedText', { at: dateTime(askedAt, timeZone) })}
        />
      )}
      {status === 'refused' && (
        <Banner
          kind="info"
          title={
            decidedAt ? t('job.refusedAt', { at: dateTime(decidedAt, timeZone) }) : t('job-status.refused')
          }
          text={job.lateRefusal ? `${why} · ${t('job.lateRefusal')}` : why}
        />
      )}
      {status === 'expired' && <Banner kind="warning" title={t('job.expired')} text={t('job.expiredText')} />}
      {job.applied && <ApplicationNotice applied={job.applied} />}
    </>
  );
}

function NotStarted({ job }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const { date, time } = useFormat();
  const opensIn = useOpensIn();
  const { data, isPending } = useQuery(crewCheckQuery(job.id));
  const opens = data?.opens.checkIn;
  // The line keeps its place until the time is known.
  const coming = isPending && '\u00a0';
  if (!opens) return <Banner kind="info" title={t('crew.notStarted')} text={coming} />;
  const now = serverNow();
  const left = Date.parse(opens) - now;
  const text = t('crew.checkInOpens', {
    day: date(opens, 'weekday', job.timeZone),
    time: time(opens, job.timeZone),
  });
  return (
    <Banner
      kind="info"
      title={t('crew.notStarted')}
      text={left > 0 && left < soonMs ? `${text} (${opensIn(opens, now)})` : text}
    />
  );
}
