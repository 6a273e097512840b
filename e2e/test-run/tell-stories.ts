import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache as storiesCache } from '../support/run/paths.ts';
import { countPlaywright } from './step/counts.ts';
import { measureMachine, type Machine } from './patience-of-run.ts';
import { cache, step, type Done } from './step/step.ts';
import { storyReport, type Story } from './story-report.ts';

/** The stories of a configuration, told in one engine. */
export type Telling = {
  readonly name: string;
  readonly config: string;
  /** Named with each story, where it is another than that of the whole run. */
  readonly engine?: string;
  /** Its own, so that a story which is red in one engine is told again in that one. */
  readonly report: `playwright${string}`;
};
export type ToldTwice = { readonly name: string; readonly trace: string | null };
export type Told = {
  readonly steps: Done[];
  readonly passed: number;
  readonly failed: number;
  readonly stories: readonly Story[];
  readonly toldTwice: readonly ToldTwice[];
  /** Stories that failed twice, or were not told again. */
  readonly red: readonly string[];
  /** What there is to say of a telling that is red. */
  readonly trouble: readonly string[];
};

/** After so many that fail again the second telling ends: the run is red, and these traces say enough. */
const mostTraces = 10;

const failedOf = (stories: readonly Story[], state: Story['state']) =>
  stories.filter((story) => story.state === state);

/** Tells one after the other. The demo is planted for the first, and stays for the others. */
export async function tellAll(tellings: readonly Telling[], machine: Machine): Promise<Told[]> {
  const all: Told[] = [];
  for (const telling of tellings) all.push(await tellStories(telling, machine, all.length > 0));
  return all;
}

/** Tells the stories of a configuration; those that fail once more, alone and with a trace. */
async function tellStories(telling: Telling, machine: Machine, isPlanted: boolean): Promise<Told> {
  await measureMachine(machine, 'stories');
  const { report } = telling;
  const first = await step({
    ...stepOf(telling),
    env: isPlanted ? { CALLBOARD_KEEP_SEED: '1' } : {},
    report,
  });
  const { stories, errors } = readReport(report);
  const failed = failedOf(stories, 'failed');
  // A crash, a failed set-up or no stories at all: nothing that another telling could answer.
  const crashed = errors > 0 || (first.code !== 0 && failed.length === 0);
  const passed = failedOf(stories, 'passed').length;
  const unrun = failedOf(stories, 'unrun');
  if (crashed || failed.length === 0) {
    const count = failed.length + unrun.length + (crashed ? 1 : 0);
    const red = failed.map(({ name }) => named(telling, name));
    const crash = crashed ? [`the ${telling.name} ended with an error that belongs to none of them`] : [];
    const trouble = count > 0 ? [telling.name, ...crash] : [];
    return { steps: [first], passed, failed: count, stories, toldTwice: [], red, trouble };
  }
  const second = await tellAgain(telling, [...failed, ...unrun], machine);
  const green = new Map(failedOf(second.stories, 'passed').map((story) => [story.id, story]));
  const toldTwice = failed.flatMap(({ id, name }) => {
    const again = green.get(id);
    return again ? [{ name: named(telling, name), trace: again.trace }] : [];
  });
  const crash = second.errors > 0 ? ['the second telling ended with an error that belongs to no story'] : [];
  const stillFailed = failed.length + unrun.length - green.size + crash.length;
  return {
    steps: [first, second.done],
    passed: passed + green.size,
    failed: stillFailed,
    stories,
    toldTwice,
    red: failed.filter(({ id }) => !green.has(id)).map(({ name }) => named(telling, name)),
    trouble: stillFailed > 0 ? [telling.name, ...crash] : [],
  };
}

/** The same story is told in more than one engine. */
const named = ({ engine }: Telling, story: string) => (engine ? `${story} (${engine})` : story);

const stepOf = ({ name, config }: Telling) => ({
  name,
  command: ['playwright', 'test', '--config', config],
  count: countPlaywright,
});

async function tellAgain(telling: Telling, stories: readonly Story[], machine: Machine) {
  await measureMachine(machine, 'second telling');
  const list = join(cache, 'reports/failed-stories.json');
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify({ status: 'failed', failedTests: stories.map(({ id }) => id) }));
  const again = ['--last-failed', '--last-failed-file', list, '--workers', '1'];
  const report = `${telling.report}-again`;
  const bounds = ['--max-failures', String(mostTraces), '--output', join(storiesCache, report)];
  const { command, count } = stepOf(telling);
  const done = await step({
    name: `second telling of ${stories.length} ${telling.name}`,
    command: [...command, ...again, ...bounds],
    env: { CALLBOARD_TRACE: 'all', CALLBOARD_KEEP_SEED: '1' },
    report,
    count,
  });
  return { done, ...readReport(report) };
}

function readReport(name: string): ReturnType<typeof storyReport> {
  try {
    return storyReport(name);
  } catch {
    // The step has said so.
    return { stories: [], errors: 1 };
  }
}
