import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import type { FailedStateProps } from '@callboard/ui';
import { BriefcaseBusiness } from 'lucide-react';
import { paths } from '../../base/paths.ts';

/** The job is somebody else's, or there is none: back to the own ones. */
export function useJobMissing(): FailedStateProps {
  const t = useWords('crew-ops');
  return {
    icon: BriefcaseBusiness,
    title: t('contact.jobsNotFound'),
    text: t('contact.jobsNotFoundText'),
    action: (
      <Link to={paths.jobList.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('contact.toJobs')}
      </Link>
    ),
  };
}
