import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Count } from './counts.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const ownBin = join(root, 'e2e/node_modules/.bin');

export const failed: Count = { passed: 0, failed: 1 };
const passed: Count = { passed: 1, failed: 0 };

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]] | string[];
  readonly env?: Record<string, string>;
  /** Name of the report file that the runner writes; without one, the step counts as one test. */
  readonly report?: string;
  readonly count?: (file: string) => Count;
};

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
export async function step(each: Step): Promise<Count> {
  const started = Date.now();
  console.log(`\n── ${each.name}`);
  const file = each.report ? join(root, '.cache/reports', `${each.report}.json`) : null;
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
  const { args, env } = file ? withReport(each, file) : { args: each.command.slice(1), env: {} };
  const code = await new Promise<number>((resolve) => {
    const child = spawn(each.command[0] ?? '', args, {
      cwd: root,
      // Runners print their JSON to the file; what they say to people goes to stderr or stdout as it is.
      stdio: [
        'ignore',
        each.count === undefined || each.report?.startsWith('playwright') ? 'inherit' : 'ignore',
        'inherit',
      ],
      env: { ...process.env, ...env, ...each.env, PATH: `${bin}:${ownBin}:${process.env.PATH}` },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  const count = counted(each, file, code);
  console.log(
    `── ${each.name}: ${count.passed} passed, ${count.failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return count;
}

function counted(each: Step, file: string | null, code: number): Count {
  if (!file || !each.count) return code === 0 ? passed : failed;
  try {
    const count = each.count(file);
    // A runner that fails without a failed test (a crash, no tests found) is a failure all the same.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.log(`   no readable report: ${String(error)}`);
    return failed;
  }
}
