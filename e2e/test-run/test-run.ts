import { measureMachine, type Machine } from './patience-of-run.ts';
import { reportRun } from './run-report.ts';
import { besideEachOther, step, type Done, type Step } from './step.ts';
import { tellStories, type Told } from './tell-stories.ts';
import { keepToldTwice } from './told-twice.ts';

export type Plan = {
  readonly machine: Machine;
  /** Cheap ones, side by side. If one fails, nothing else is run. */
  readonly first: readonly Step[];
  /** In turn; those of one group side by side. */
  readonly rest: readonly (readonly Step[])[];
  /** The configuration of the stories, and the step without which there is nothing to tell. */
  readonly stories: { readonly config: string; readonly after?: string };
};

/** Runs everything of a plan, prints where the time went and, as the last line, "N passed, N failed". */
export async function testRun(plan: Plan): Promise<void> {
  await measureMachine(plan.machine, 'everything');
  const steps: Done[] = await besideEachOther(plan.first);
  const isRed = (name?: string) => steps.some((done) => done.failed > 0 && (!name || done.name === name));
  let told: Told | null = null;
  if (!isRed()) {
    for (const [only, ...more] of plan.rest) {
      if (!only) continue;
      steps.push(...(more.length > 0 ? await besideEachOther([only, ...more]) : [await step(only)]));
    }
    if (!plan.stories.after || !isRed(plan.stories.after))
      told = await tellStories(plan.stories.config, plan.machine);
  }
  end(steps, told);
}

function end(steps: readonly Done[], told: Told | null): never {
  reportRun([...steps, ...(told?.steps ?? [])], told);
  if (told) keepToldTwice(told.toldTwice);
  const trouble = steps.filter((done) => done.failed > 0).map(({ name }) => name);
  if (!told) trouble.push('the stories were not told');
  else if (told.failed > 0) trouble.push('browser stories', ...told.trouble);
  if (trouble.length > 0) console.log(`\nFailed: ${trouble.join(' · ')}`);
  const passed = steps.reduce((sum, done) => sum + done.passed, told?.passed ?? 0);
  // Stories that were not told count as one that failed.
  const failed = steps.reduce((sum, done) => sum + done.failed, told?.failed ?? 1);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
