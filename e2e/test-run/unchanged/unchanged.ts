import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileResults } from '../step/file-report.ts';
import { cache, pathOfSteps, root, type Done, type Step } from '../step/step.ts';
import { contentOfTests } from './content-of-tests.ts';

type Green = Readonly<Record<string, { readonly content: string; readonly tests: number }>>;
type Kept = { readonly runs: number; readonly steps: Readonly<Record<string, Green>> };
export type Rest = {
  /** The step over what has changed; none if nothing has. */
  readonly step: Step | null;
  /** How many tests, in how many files, are as they were when they last passed. */
  readonly unchanged: { readonly tests: number; readonly files: number };
  /** Keeps what has passed now. */
  note(): void;
};

const file = join(cache, 'unchanged.json');
/** One run in so many takes nothing for granted. */
const freshEvery = 5;

/** What nobody can read is a beginning. */
function kept(): Kept {
  if (!existsSync(file)) return { runs: 0, steps: {} };
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return { runs: 0, steps: {} };
  }
}

function keep(change: (before: Kept) => Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(change(kept()), null, 1)}\n`);
}

let contents: ((test: string) => string) | null = null;
let fresh: boolean | null = null;

/** Whether this run runs everything, which is decided once. */
function isFresh(): boolean {
  if (fresh !== null) return fresh;
  const { runs } = kept();
  fresh = process.env.CALLBOARD_FRESH !== undefined || (runs + 1) % freshEvery === 0;
  keep((before) => ({ ...before, runs: runs + 1 }));
  return fresh;
}

/**
 * A step of Jest without the files that are as they were when they last passed here: the same imports, the same files
 * beside them, the same lock file and Node. Stories are always told.
 */
export function withoutUnchanged(step: Step): Rest {
  if (!step.report?.startsWith('jest')) return { step, unchanged: { tests: 0, files: 0 }, note() {} };
  contents ??= contentOfTests(root);
  const green = isFresh() ? {} : (kept().steps[step.report] ?? {});
  const all = testFilesOf(step);
  const same = all.filter((test) => green[test] && green[test].content === contents?.(test));
  const others = all.filter((test) => !same.includes(test));
  const tests = same.reduce((sum, test) => sum + (green[test]?.tests ?? 0), 0);
  // Notes of tests that are left out stand for as long as all the tests that write them are as they were.
  if (step.notes && !same.some((test) => test.startsWith(step.notes?.of ?? '')))
    rmSync(join(root, step.notes.folder), { recursive: true, force: true });
  const before = new Map(others.map((test) => [test, contents?.(test) ?? '']));
  return {
    step: same.length === 0 ? step : others.length === 0 ? null : over(step, others),
    unchanged: { tests, files: same.length },
    note: () => noteGreen(step.report ?? '', before),
  };
}

/** Keeps which files passed, by what they were when the step began. */
function noteGreen(report: string, before: ReadonlyMap<string, string>): void {
  const results = fileResults(report).map(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'passed').length;
    return { test: relative(root, name), passed: status === 'passed', tests };
  });
  keep(({ runs, steps }) => {
    const green = { ...steps[report] };
    for (const { test, passed, tests } of results)
      if (passed) green[test] = { content: before.get(test) ?? '', tests };
      else delete green[test];
    return { runs, steps: { ...steps, [report]: green } };
  });
}

/** Asks Jest. Without an answer there are none, and the step says what is wrong with it. */
function testFilesOf({ command, env }: Step): string[] {
  const jest = command.slice(command.indexOf('jest') + 1);
  const { stdout } = spawnSync('jest', ['--listTests', '--json', ...jest], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, ...env, PATH: pathOfSteps },
  });
  try {
    return (JSON.parse(stdout) as string[]).map((test) => relative(root, test));
  } catch {
    return [];
  }
}

function over(step: Step, files: readonly string[]): Step {
  const at = step.command.indexOf('--');
  const command = at < 0 ? step.command : step.command.slice(0, at);
  return { ...step, command: [...command, '--runTestsByPath', '--', ...files] };
}

/** What a step has done together with what needed no doing, which is said. */
export function withUnchanged(done: Done, { unchanged: { tests, files } }: Rest): Done {
  if (files === 0) return done;
  console.log(`── ${done.name}: ${tests} tests in ${files} files passed before and are unchanged`);
  return { ...done, passed: done.passed + tests };
}
