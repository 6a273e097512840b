import { aheadCases } from '../../cases.ts';
import { jobOfTheMoment, jobsStillAhead } from './job-of-the-moment.ts';
import type { MomentJob } from './job-of-the-moment.ts';

const hourMs = 3_600_000;
const at = (hour: number) => new Date(hour * hourMs).toISOString();
const job = (from: number, to: number, own: Partial<MomentJob> = {}): MomentJob & { name: string } => ({
  name: `${from} to ${to}`,
  status: 'confirmed',
  checkState: null,
  startsAt: at(from),
  endsAt: at(to),
  ...own,
});
const inside = { status: 'working', checkState: 'in' } as const;

test.each([
  ['the next one within the lead', [job(30, 38), job(10, 18)], 0, '10 to 18'],
  ['nothing further away than the lead', [job(19, 25)], 0, undefined],
  ['who works is at work, whatever comes next', [job(0, 8, inside), job(9, 17)], 7, '0 to 8'],
  ['who forgot to check out is still there', [job(0, 8, inside), job(9, 17)], 10, '0 to 8'],
  ['over without a check-in is past', [job(0, 8), job(12, 17)], 9, '12 to 17'],
  ['who checked out is free for the next', [job(0, 8, { checkState: 'out' }), job(9, 17)], 7, '9 to 17'],
  ['what is only asked is not the next one', [job(1, 8, { status: 'requested' })], 0, undefined],
] as const)('%s', (_, jobs, now, expected) =>
  expect(jobOfTheMoment(jobs, now * hourMs, 18 * hourMs)?.name).toBe(expected),
);

test('jobs that are still ahead stand in their order', () => {
  const ahead = jobsStillAhead([job(40, 48), job(0, 8), job(20, 28)], 10 * hourMs);
  expect(ahead.map(({ name }) => name)).toEqual(['20 to 28', '40 to 48']);
});

test.each(aheadCases)('$name: still ahead $ahead', ({ status, checkState, secondsToEnd, ahead }) => {
  const endsAt = new Date(10 * hourMs + secondsToEnd * 1_000).toISOString();
  expect(jobsStillAhead([job(0, 0, { status, checkState, endsAt })], 10 * hourMs)).toHaveLength(
    ahead ? 1 : 0,
  );
});
