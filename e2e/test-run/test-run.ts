import { measureMachine, type Machine } from './patience-of-run.ts';
import { reportRun } from './run-report.ts';
import { besideEachOther, step, type Done, type Step } from './step/step.ts';
import { tellFilesAgain, type FilesAgain } from './tell-files.ts';
import { tellAll, type Telling, type Told } from './tell-stories.ts';
import { keepToldTwice, mostToldTwice } from './told-twice.ts';
import { withUnchanged, withoutUnchanged } from './unchanged/unchanged.ts';

export type Plan = {
  readonly machine: Machine;
  /** Cheap ones, side by side. If one fails, nothing else is run. */
  readonly first: readonly Step[];
  /** In turn; those of one group side by side. */
  readonly rest: readonly (readonly Step[])[];
  readonly stories: readonly Telling[];
  /** The step without which there is nothing to tell. */
  readonly storiesAfter?: string;
};

/** Runs everything of a plan, prints where the time went and, as the last line, "N passed, N failed". */
export async function testRun(plan: Plan): Promise<void> {
  await measureMachine(plan.machine, 'everything');
  const first = await besideEachOther(plan.first);
  if (isRed(first)) end({ steps: first, toldTwice: [], red: [] }, null);
  const groups: FilesAgain[] = [];
  for (const group of plan.rest) {
    const done = await runGroup(group);
    const results = group.flatMap((each, at) => (done[at] ? [{ step: each, done: done[at] }] : []));
    groups.push(await tellFilesAgain(results, plan.machine));
  }
  const tests = {
    steps: [...first, ...groups.flatMap(({ steps }) => steps)],
    toldTwice: groups.flatMap(({ toldTwice }) => toldTwice),
    red: groups.flatMap(({ red }) => red),
  };
  const nothingToTell = isRed(tests.steps.filter(({ name }) => name === plan.storiesAfter));
  end(tests, nothingToTell ? null : await tellAll(plan.stories, plan.machine));
}

/** What has changed of each step; the rest is counted as it was. */
async function runGroup(group: readonly Step[]): Promise<Done[]> {
  const rests = group.map(withoutUnchanged);
  const steps = rests.flatMap(({ step: rest }) => rest ?? []);
  const [only] = steps;
  const done = only && steps.length === 1 ? [await step(only)] : await besideEachOther(steps);
  return rests.map((rest, at) => {
    rest.note();
    const name = group[at]?.name ?? '';
    const own = done.find((one) => one.name === name) ?? { name, seconds: 0, code: 0, passed: 0, failed: 0 };
    return withUnchanged(own, rest);
  });
}

const isRed = (steps: readonly Done[]) => steps.some(({ failed }) => failed > 0);

function end(tests: FilesAgain, tellings: readonly Told[] | null): never {
  const { steps } = tests;
  const results = tellings ?? [];
  const toldTwice = [...tests.toldTwice, ...results.flatMap((telling) => telling.toldTwice)];
  const storySteps = results.flatMap((telling) => telling.steps);
  reportRun(
    [...steps, ...storySteps],
    results.flatMap(({ stories }) => stories),
    toldTwice,
  );
  if (tellings) keepToldTwice(toldTwice);
  const wobbles = toldTwice.length > mostToldTwice;
  const trouble = steps.filter((done) => done.failed > 0).map(({ name }) => name);
  if (wobbles) trouble.push(`${toldTwice.length} passed at the second telling only; ${mostToldTwice} may`);
  if (!tellings) trouble.push('the stories were not told');
  trouble.push(...results.flatMap((telling) => telling.trouble));
  const names = [...tests.red, ...results.flatMap((telling) => telling.red)];
  if (trouble.length > 0) console.log(`\nFailed: ${[trouble.join(' · '), ...names].join('\n  ')}`);
  const all = [...steps, ...results];
  const passed = all.reduce((sum, done) => sum + done.passed, 0);
  // Stories that were not told count as one that failed.
  const failed = all.reduce((sum, done) => sum + done.failed, (tellings ? 0 : 1) + (wobbles ? 1 : 0));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
