import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache as storiesCache } from '../support/paths.ts';
import { countPlaywright } from './counts.ts';
import { measureMachine, type Machine } from './patience-of-run.ts';
import { cache, step, type Done, type Step } from './step.ts';
import { storyReport, type Story } from './story-report.ts';

export type ToldTwice = { readonly name: string; readonly trace: string | null };
export type Told = {
  readonly steps: Done[];
  readonly passed: number;
  readonly failed: number;
  readonly stories: readonly Story[];
  readonly toldTwice: readonly ToldTwice[];
  /** What is red besides stories that failed twice. */
  readonly trouble: readonly string[];
};

/** After so many that fail again the second telling ends: the run is red, and these traces say enough. */
const mostTraces = 10;

const failedOf = (stories: readonly Story[], state: Story['state']) =>
  stories.filter((story) => story.state === state);

/** Tells the stories of a configuration; those that fail once more, alone and with a trace. */
export async function tellStories(config: string, machine: Machine): Promise<Told> {
  const command = ['playwright', 'test', '--config', config];
  await measureMachine(machine, 'stories');
  const first = await step({
    name: 'browser stories',
    command,
    report: 'playwright',
    count: countPlaywright,
  });
  const { stories, errors } = readReport('playwright');
  const failed = failedOf(stories, 'failed');
  // A crash, a failed set-up or no stories at all: nothing that another telling could answer.
  const crashed = errors > 0 || (first.code !== 0 && failed.length === 0);
  const passed = failedOf(stories, 'passed').length;
  const unrun = failedOf(stories, 'unrun');
  if (crashed || failed.length === 0) {
    const red = failed.length + unrun.length + (crashed ? 1 : 0);
    const trouble = crashed ? ['the stories ended with an error that belongs to none of them'] : [];
    return { steps: [first], passed, failed: red, stories, toldTwice: [], trouble };
  }
  const second = await tellAgain(command, [...failed, ...unrun], machine);
  const green = new Map(failedOf(second.stories, 'passed').map((story) => [story.id, story]));
  const toldTwice = failed.flatMap(({ id, name }) => {
    const again = green.get(id);
    return again ? [{ name, trace: again.trace }] : [];
  });
  const trouble =
    second.errors > 0 ? ['the second telling ended with an error that belongs to no story'] : [];
  return {
    steps: [first, second.done],
    passed: passed + green.size,
    failed: failed.length + unrun.length - green.size + trouble.length,
    stories,
    toldTwice,
    trouble,
  };
}

async function tellAgain(command: string[], stories: readonly Story[], machine: Machine) {
  await measureMachine(machine, 'second telling');
  const list = join(cache, 'reports/failed-stories.json');
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify({ status: 'failed', failedTests: stories.map(({ id }) => id) }));
  const again = ['--last-failed', '--last-failed-file', list, '--workers', '1'];
  const bounds = ['--max-failures', String(mostTraces), '--output', join(storiesCache, 'results-again')];
  const telling: Step = {
    name: `second telling of ${stories.length} stories`,
    command: [...command, ...again, ...bounds],
    env: { CALLBOARD_TRACE: 'all', CALLBOARD_KEEP_SEED: '1' },
    report: 'playwright-again',
    count: countPlaywright,
  };
  const done = await step(telling);
  return { done, ...readReport('playwright-again') };
}

function readReport(name: string): ReturnType<typeof storyReport> {
  try {
    return storyReport(name);
  } catch {
    // The step has said so.
    return { stories: [], errors: 1 };
  }
}
