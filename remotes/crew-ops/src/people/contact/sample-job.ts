import { jobs } from '@callboard/contract';
import type { JobDetail } from '@callboard/contract';
import { sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** A job of Load-in for tests. */
export const sampleJob = (own: PartOf<JobDetail> = {}): JobDetail =>
  sampleOf(jobs.job, {
    id: 'job-1',
    status: 'confirmed',
    project: { number: '4711', name: 'Spring Gala' },
    crew: { id: 'crew-1', name: 'Load-in' },
    function: { caption: 'Stagehand' },
    startDate: '2025-11-21',
    startTime: '20:00',
    endTime: '06:00',
    startsAt: '2025-11-21T20:00:00+01:00',
    endsAt: '2025-11-22T06:00:00+01:00',
    minutes: 600,
    night: true,
    ...own,
  });
