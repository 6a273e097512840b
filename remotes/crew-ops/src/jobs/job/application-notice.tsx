import { applicationGroups } from '@callboard/domain';
import type { JobDetail } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, buttonClass } from '@callboard/ui';
import { pathsElsewhere } from '../../base/paths.ts';

const vacancies = pathsElsewhere.vacancies.to();
type Applied = NonNullable<JobDetail['applied']>;

/** How an application stands, and where it can be taken back. */
export function ApplicationNotice({ applied: { state, appliedAt } }: { applied: Applied }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const known = applicationGroups.shown.find((one) => one === state) ?? 'applied';
  return (
    <Banner
      kind={known === 'applied' ? 'info' : 'warning'}
      title={t(`job.application.${known}`)}
      text={t(`job.application.${known}Text`, { at: dateTime(appliedAt) })}
      action={
        useCanOpen(vacancies) && (
          <Link to={vacancies} className={buttonClass({ kind: 'quiet' })}>
            {t('job-list.toVacancies')}
          </Link>
        )
      }
    />
  );
}
