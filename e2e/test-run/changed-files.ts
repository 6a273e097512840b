import { execFileSync } from 'node:child_process';
import { root } from './step/step.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

export const trackedFiles = (...patterns: string[]): string[] => git('ls-files', ...patterns);

/** Where the branch left main; on main the last commit. */
export const branchPoint = (): string => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';

/** What is new or changed since a commit, committed or not. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];
