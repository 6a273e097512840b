import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Count } from './counts.ts';

const stories = new URL('../../package.json', import.meta.url);
export const root = fileURLToPath(new URL('../', stories));
/** Where a run leaves what it found out. */
export const cache = process.env.CALLBOARD_TEST_RUN ?? join(root, '.cache');
const bin = join(root, 'node_modules/.bin');
const ownBin = join(root, 'e2e/node_modules/.bin');
export const pathOfSteps = `${bin}:${ownBin}:${process.env.PATH}`;

const failed: Count = { passed: 0, failed: 1 };
const passed: Count = { passed: 1, failed: 0 };

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]] | string[];
  readonly env?: Record<string, string>;
  /** Name of the report file that the runner writes; without one, the step counts as one test. */
  readonly report?: string;
  readonly count?: (file: string) => Count;
  /** What its tests below `of` write down for a later step. */
  readonly notes?: { readonly folder: string; readonly of: string };
};
export type Done = Count & { readonly name: string; readonly seconds: number; readonly code: number };

export const reportFile = (name: string): string => join(cache, 'reports', `${name}.json`);

function withReport(step: Step, file: string): { args: string[]; env: Record<string, string> } {
  const [, ...args] = step.command;
  if (step.report?.startsWith('playwright')) return { args, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
  const at = args.indexOf('--');
  const options = ['--json', `--outputFile=${file}`, '--silent', '--ci'];
  return {
    args: at < 0 ? [...args, ...options] : [...args.slice(0, at), ...options, ...args.slice(at)],
    env: {},
  };
}

/** Runs one step, shows what it prints, and says how many passed and failed. */
export async function step(each: Step): Promise<Done> {
  console.log(`\n── ${each.name}`);
  // Runners print their JSON to the file; what they say to people goes to stderr or stdout as it is.
  const printed = each.count === undefined || each.report?.startsWith('playwright');
  const { code, seconds } = await run(each, ['ignore', printed ? 'inherit' : 'ignore', 'inherit']);
  return summed(each, code, seconds);
}

/** Runs steps beside each other; each shows what it printed when it has ended. */
export const besideEachOther = (steps: readonly Step[]): Promise<Done[]> =>
  Promise.all(
    steps.map(async (each) => {
      const lines: Buffer[] = [];
      const { code, seconds } = await run(each, ['ignore', 'pipe', 'pipe'], lines);
      console.log(`\n── ${each.name}`);
      // Jest's report is also what it prints.
      if (code !== 0 || each.count === undefined) process.stdout.write(Buffer.concat(lines));
      return summed(each, code, seconds);
    }),
  );

async function run(each: Step, stdio: ('ignore' | 'inherit' | 'pipe')[], lines: Buffer[] = []) {
  const started = Date.now();
  const file = each.report ? reportFile(each.report) : null;
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
  const { args, env } = file ? withReport(each, file) : { args: each.command.slice(1), env: {} };
  const code = await new Promise<number>((resolve) => {
    const child = spawn(each.command[0] ?? '', args, {
      cwd: root,
      stdio,
      env: { ...process.env, ...env, ...each.env, PATH: pathOfSteps },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => lines.push(text));
    child.on('error', () => resolve(127));
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  return { code, seconds: (Date.now() - started) / 1000 };
}

function summed(each: Step, code: number, seconds: number): Done {
  const count = counted(each, code);
  console.log(`── ${each.name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s`);
  return { ...count, name: each.name, seconds, code };
}

function counted(each: Step, code: number): Count {
  if (!each.report || !each.count) return code === 0 ? passed : failed;
  try {
    const count = each.count(reportFile(each.report));
    // A runner that fails without a failed test (a crash, no tests found) is a failure all the same.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.log(`   no readable report: ${String(error)}`);
    return failed;
  }
}
