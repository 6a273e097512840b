import type { HomeJob } from '@callboard/contract';
import { clockAt } from '@callboard/domain';
import { Skeleton } from '@callboard/ui';
import type { ReactNode } from 'react';
import face from '../on-site/on-site-face.module.css';
import actions from '../on-site/own-actions.module.css';
import { useSiteTimes } from '../site-times/use-site-times.ts';

type NowJobSkeletonProps = { job: HomeJob; title: ReactNode };

/** The job as home knows it, as tall as it will be with its check, so that nothing below it moves. */
export function NowJobSkeleton({ job, title }: NowJobSkeletonProps) {
  const { startsAt, endsAt, timeZone, location, checkState, crewChief } = job;
  const { here } = useSiteTimes()({ startsAt, endsAt, timeZone, startDate: clockAt(startsAt, timeZone).day });
  return (
    <>
      <div className={face.face} aria-busy="true">
        <div className={face.head}>
          <Skeleton width="8rem" height="1.6rem" />
        </div>
        <Skeleton width="11rem" height="2.2rem" />
        <Skeleton width="14rem" height="1.05rem" />
        {here && <p className={face.line}>{here}</p>}
        <div className={face.title}>{title}</div>
        {location && <div className={face.site}>{location}</div>}
      </div>
      <div className={actions.pair}>
        <Skeleton height="3.5rem" />
        {checkState === 'in' && <Skeleton height="3rem" />}
      </div>
      {crewChief && <Skeleton height="3rem" />}
    </>
  );
}
