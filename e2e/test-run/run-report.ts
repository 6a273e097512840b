import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { fileResults } from './step/file-report.ts';
import { factors } from './patience-of-run.ts';
import { cache, root, type Done } from './step/step.ts';
import type { Story } from './story-report.ts';
import type { ToldTwice } from './tell-stories.ts';

type Timed = { readonly name: string; readonly seconds: number };
const shown = 20;
const load = () => Number((loadavg()[0] ?? 0).toFixed(2));
const loadAtStart = load();

const slowest = (all: readonly Timed[]) =>
  all
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shown)
    .map(({ name, seconds }) => ({ name, seconds: Number(seconds.toFixed(1)) }));

function testFiles(): Timed[] {
  return ['jest', 'jest-embedded'].flatMap((report) =>
    fileResults(report).map((one) => ({
      name: `${relative(root, one.name)}${report === 'jest-embedded' ? ' (embedded)' : ''}`,
      seconds: (one.endTime - one.startTime) / 1000,
    })),
  );
}

function print(title: string, rows: readonly Timed[]): void {
  if (rows.length === 0) return;
  console.log(`\n${title}`);
  for (const { name, seconds } of rows) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

/** Ends a run: where its time went, on what kind of machine, printed and kept in `test-run.json`. */
export function reportRun(
  steps: readonly Done[],
  stories: readonly Story[],
  toldTwice: readonly ToldTwice[],
): void {
  const report = {
    steps: steps.map(({ name, seconds, passed, failed }) => ({ name, seconds, passed, failed })),
    stories: slowest(stories),
    testFiles: slowest(testFiles()),
    toldTwice,
    factors,
    load: { start: loadAtStart, end: load() },
  };
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'test-run.json'), `${JSON.stringify(report, null, 2)}\n`);
  print('Steps', steps);
  print('Slowest stories', report.stories);
  print('Slowest test files', report.testFiles);
  const measured = Object.entries(factors).map(([before, factor]) => `${factor} before ${before}`);
  console.log(`\nMachine factors: ${measured.join(', ')}; load ${report.load.start} to ${report.load.end}`);
  if (toldTwice.length === 0) return;
  console.log('\nTold twice: failed, then passed alone');
  for (const { name, trace } of toldTwice) console.log(`  ${name}${trace ? `\n    ${trace}` : ''}`);
}
