import { startBusyLoops } from './busy-loops.ts';
import { countPlaywright, type Count } from './step/counts.ts';
import { measureMachine, type Machine } from './patience-of-run.ts';
import { step } from './step/step.ts';
import { storyReport, type Story } from './story-report.ts';

export type Hunt = {
  readonly config: string;
  /** Names of story files, or parts of them; none is all. */
  readonly specs: readonly string[];
  readonly times: number;
  /** The order of each round falls by it. */
  readonly seed: number;
  readonly machine: Machine;
};

/** As many as there are workers: each story has half of what it has otherwise. */
const loopCount = 2;

/** Runs stories again and again, each round in another order and under load, and prints how often each one failed. */
export async function huntStories({ config, specs, times, seed, machine }: Hunt): Promise<Count> {
  const loops = startBusyLoops(loopCount);
  console.log(`\nBusy loops: ${loops.pids.join(' ')}; the order again: --seed ${seed}`);
  const total = { passed: 0, failed: 0 };
  const runs: Story[] = [];
  try {
    await measureMachine(machine, 'the hunt');
    for (let round = 0; round < times; round += 1) {
      const order = ['--fully-parallel', '--shuffle', String(seed + round), '--workers', '2'];
      // Not by `--repeat-each`, which starts a worker and its product anew for each story.
      const { passed, failed } = await step({
        name: `stories, ${round + 1} of ${times} times`,
        command: ['playwright', 'test', '--config', config, ...order, ...specs],
        env: round > 0 ? { CALLBOARD_KEEP_SEED: '1' } : {},
        report: 'playwright-hunt',
        count: countPlaywright,
      });
      total.passed += passed;
      total.failed += failed;
      const { stories, errors } = storiesOfRound();
      runs.push(...stories);
      // It would be the same again.
      if (errors > 0 || stories.length === 0) break;
    }
  } finally {
    loops.end();
  }
  printStories(runs);
  return total;
}

function storiesOfRound(): ReturnType<typeof storyReport> {
  try {
    return storyReport('playwright-hunt');
  } catch {
    // The step has said so.
    return { stories: [], errors: 1 };
  }
}

function printStories(runs: readonly Story[]): void {
  const rows = [...Map.groupBy(runs, ({ name }) => name)].map(([name, all]) => ({
    name,
    times: all.length,
    failed: all.filter(({ state }) => state === 'failed').length,
    slowest: Math.max(...all.map(({ seconds }) => seconds)),
  }));
  console.log('\nHow often it failed, and its slowest time');
  for (const { name, times, failed, slowest } of rows.toSorted((a, b) => b.failed - a.failed))
    console.log(`  ${failed} of ${times}, ${slowest.toFixed(1)} s  ${name}`);
}
