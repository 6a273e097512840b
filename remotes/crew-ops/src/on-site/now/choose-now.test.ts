import type { Waiting } from '@callboard/client';
import { sampleHome, sampleHomeJob, startsAt } from '../check/sample-check.ts';
import { chooseNow } from './choose-now.ts';

const hours = (count: number) => startsAt + count * 3_600_000;
const later = (own = {}) =>
  sampleHomeJob({
    crewItemId: 'i-later',
    startsAt: new Date(hours(12)).toISOString(),
    endsAt: new Date(hours(20)).toISOString(),
    ...own,
  });
const chosen = (home: ReturnType<typeof sampleHome>, at: number, waiting: Waiting[] = []) => {
  const choice = chooseNow(home.jobs, at, waiting);
  return choice.kind === 'job' ? choice.job.crewItemId : `free, then ${choice.next?.crewItemId}`;
};
const waits = (name: string) => ({ name, entity: 'crewItem/i-mia', state: 'waiting' }) as Waiting;

const today = sampleHomeJob({ checkState: 'in', status: 'working' });
test.each([
  ['the next job within 18 hours', sampleHome({ next: [sampleHomeJob()] }), -17, 'i-mia'],
  ['more than 18 hours ahead is free time', sampleHome({ next: [sampleHomeJob()] }), -19, 'free, then i-mia'],
  [
    'who works sees the work, not the next job',
    sampleHome({ happening: [today], next: [later()] }),
    5,
    'i-mia',
  ],
  ['who forgot to check out still works', sampleHome({ happening: [today], next: [later()] }), 11.5, 'i-mia'],
  [
    'a job that is over without a check-in is past',
    sampleHome({ happening: [sampleHomeJob()], next: [later()] }),
    11,
    'i-later',
  ],
  [
    'a job that is to be confirmed is not the next one',
    sampleHome({ next: [later({ status: 'requested' })] }),
    0,
    'free, then undefined',
  ],
  ['nothing at all', sampleHome(), 0, 'free, then undefined'],
] as const)('%s', (_, home, at, expected) => expect(chosen(home, hours(at))).toBe(expected));

test('writes that wait on the phone count: checked out without network, the next job comes up', () => {
  const home = sampleHome({ happening: [today], next: [later()] });
  expect(chosen(home, hours(10), [waits('crew-ops.check-out')])).toBe('i-later');
  const early = sampleHome({ happening: [sampleHomeJob()], next: [later()] });
  expect(chosen(early, hours(11), [waits('crew-ops.check-in')])).toBe('i-mia');
});
