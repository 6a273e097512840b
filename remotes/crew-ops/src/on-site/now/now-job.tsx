import type { HomeJob } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, buttonClass } from '@callboard/ui';
import { ListChecks } from 'lucide-react';
import { OnSiteFace } from '../on-site/on-site-face.tsx';
import { OwnActions } from '../on-site/own-actions.tsx';
import { nameOfHomeJob } from '../check/name-of-home-job.ts';
import { useCheck } from '../on-site/use-check.ts';
import { paths } from '../../base/paths.ts';
import { NowJobSkeleton } from './now-job-skeleton.tsx';

type NowJobProps = {
  job: HomeJob;
  now: number;
  onOut: () => void;
};

/** The job of the moment: how it stands, and the one button. */
export function NowJob({ job, now, onOut }: NowJobProps) {
  const t = useWords('crew-ops');
  const { read, waiting } = useCheck(job.crewItemId);
  const what = nameOfHomeJob(job);
  const title = <Link to={paths.crew.to({ id: job.crewId })}>{what}</Link>;
  return (
    <Faces read={read} loading={<NowJobSkeleton job={job} title={title} />}>
      {(there) => (
        <>
          <OnSiteFace check={there} now={now} title={title} />
          <OwnActions check={there} waiting={waiting} what={what} now={now} onOut={onOut} />
          {job.crewChief && (
            <Link
              to={paths.crewChiefJob.to({ id: job.crewId })}
              className={buttonClass({ kind: 'quiet', wide: true })}
            >
              <ListChecks size={20} aria-hidden="true" />
              {t('now.crewList')}
            </Link>
          )}
        </>
      )}
    </Faces>
  );
}
