import type { MomentJob } from '../work/jobs/job-of-the-moment.ts';

type AheadCase = {
  readonly name: string;
  readonly status: MomentJob['status'];
  readonly checkState: MomentJob['checkState'];
  /** From now to the planned end. */
  readonly secondsToEnd: number;
  readonly ahead: boolean;
};

/** Which booked jobs are not over yet: the phone asks the rule of the ones it knows, lists and home ask SQL. */
export const aheadCases: readonly AheadCase[] = [
  { name: 'a second before its end', status: 'confirmed', checkState: null, secondsToEnd: 1, ahead: true },
  { name: 'at its end', status: 'confirmed', checkState: null, secondsToEnd: 0, ahead: false },
  { name: 'nobody came', status: 'ready', checkState: 'expected', secondsToEnd: -60, ahead: false },
  {
    name: 'a change nobody answered',
    status: 'hasChanged',
    checkState: null,
    secondsToEnd: -60,
    ahead: false,
  },
  { name: 'at work', status: 'working', checkState: 'in', secondsToEnd: 60, ahead: true },
  { name: 'forgotten to check out', status: 'working', checkState: 'in', secondsToEnd: -7_200, ahead: true },
  { name: 'checked out early', status: 'done', checkState: 'out', secondsToEnd: 7_200, ahead: false },
  { name: 'signed off', status: 'cleared', checkState: 'signedOff', secondsToEnd: 60, ahead: false },
  { name: 'called off', status: 'cancelled', checkState: null, secondsToEnd: 60, ahead: false },
];
