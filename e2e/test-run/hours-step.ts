import { execFileSync } from 'node:child_process';
import { hours, threeOf, turnOf } from '../support/run/hours.ts';
import { root, type Step } from './step/step.ts';

/** Three other hours for every commit, so that over time each has its turn; `CALLBOARD_ALL_HOURS=1` takes all. */
export function hoursStep(): Step {
  const sweep: [string, ...string[]] = ['node', 'e2e/test-run/sweep-hours.ts'];
  if (process.env['CALLBOARD_ALL_HOURS']) return { name: `all ${hours.length} hours`, command: sweep };
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const names = threeOf(turnOf(commit)).map(({ name }) => name);
  return { name: `three of ${hours.length} hours: ${names.join(', ')}`, command: [...sweep, '--of', commit] };
}
