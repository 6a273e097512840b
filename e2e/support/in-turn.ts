import { execFileSync } from 'node:child_process';
import { turnOf } from './run/hours.ts';
import { root } from './run/paths.ts';

const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/**
 * Of long stories a few, others at every commit, so that over time each has its turn. `CALLBOARD_ALL_STORIES=1` tells
 * all of them.
 */
export function inTurn<Name extends string>(names: readonly Name[], few: number): ReadonlySet<Name> {
  if (process.env.CALLBOARD_ALL_STORIES) return new Set(names);
  const first = turnOf(commit()) * few;
  return new Set(Array.from({ length: few }, (_, at) => names[(first + at) % names.length] as Name));
}
