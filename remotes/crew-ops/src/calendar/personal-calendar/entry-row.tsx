import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AbsencePill, isAbsenceStatus } from '@callboard/parts';
import { ListRow } from '@callboard/ui';
import { JobStatusPill } from '../../jobs/job-status/job-status-pill.tsx';
import { statusLooks } from '../../jobs/job-status/status-look.ts';
import type { ShownStatus } from '../../jobs/job-status/status-look.ts';
import { paths } from '../../base/paths.ts';
import { useSiteTimes } from '../../on-site/site-times/use-site-times.ts';
import type { CalendarEntry } from './days/calendar-days.ts';
import { EntryMark } from './entry-mark.tsx';
import styles from './personal-calendar.module.css';
import { useEntryTitle } from './use-entry-title.ts';

const isShown = (status: string): status is ShownStatus => status in statusLooks;

/** One thing on a day. Jobs lead to themselves. */
export function EntryRow({ day, entry }: { day: string; entry: CalendarEntry }) {
  const t = useWords('crew-ops');
  const titleOf = useEntryTitle();
  const siteTimes = useSiteTimes();
  const { id, kind, status, detail, caption, startsAt, endsAt, timeZone } = entry;
  const leading = <EntryMark entries={[entry]} />;
  const title = titleOf(entry);
  const { hours, here } = siteTimes({ startsAt, endsAt, startDate: day, timeZone: timeZone ?? 'UTC' });
  if (kind === 'job' || kind === 'application') {
    const times = hours || t('personal-calendar.noTimes');
    return (
      <ListRow
        as={Link}
        to={paths.job.to({ id })}
        {...{ leading, title }}
        subtitle={
          <>
            {[times, detail].filter(Boolean).join(' · ')}
            {here && <span className={styles.here}>{here}</span>}
            {isShown(status) && (
              <span className={styles.state}>
                <JobStatusPill status={status} />
              </span>
            )}
          </>
        }
      />
    );
  }
  const subtitle = {
    absence: detail,
    block: caption,
    busy: hours,
    bankHoliday: t('personal-calendar.bankHoliday'),
  }[kind];
  const trailing = isAbsenceStatus(status) && <AbsencePill status={status} />;
  return <ListRow {...{ leading, title, subtitle, trailing }} />;
}
