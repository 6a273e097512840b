/**
 * `pnpm sweep-hours [--turn <n> | --of <commit> | <name or number> …]`: the tests that are about time, each hour as a run
 * of its own whose clock begins there. Without anything all hours; with a turn or a commit three of them, and only the
 * tests that find most. The last line reads "N passed, N failed".
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countJest, type Count } from './step/counts.ts';
import { aboutTime, hours, inEveryRun, threeOf, turnOf, type Hour } from '../support/run/hours.ts';
import { root } from './step/step.ts';
import { putTemporaryInMemory } from './temporary-in-memory.ts';

const atOnce = 3;
const failed: Count = { passed: 0, failed: 1 };
const running = new Set<ChildProcess>();

const options = { turn: { type: 'string' }, of: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const files = (values.of ?? values.turn) ? inEveryRun : aboutTime;

function chosen(): readonly Hour[] {
  if (values.of) return threeOf(turnOf(values.of));
  if (values.turn) return threeOf(Number(values.turn));
  if (positionals.length === 0) return hours;
  return positionals.map((wanted) => {
    const hour = hours.find(({ name }, at) => wanted === name || wanted === String(at + 1));
    if (hour) return hour;
    throw new Error(`There is no hour ${wanted}, only ${hours.map(({ name }) => name).join(' ')}`);
  });
}

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};
function failures(file: string): string[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const bad = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const shown = bad.length === 0 && assertionResults.length === 0 ? ['did not run'] : bad;
    return shown.length > 0 ? [...shown.map((test) => `${name.slice(root.length)} › ${test}`), message] : [];
  });
}

/** One process has the demo filled once, and leaves the other cores to other hours. */
async function sweep({ name, at }: Hour): Promise<Count> {
  const started = performance.now();
  const file = join(root, `.cache/reports/hours/${name}.json`);
  const env = { ...process.env, CALLBOARD_NOW: at, CALLBOARD_CLOCK_MS: '' };
  const args = ['--json', `--outputFile=${file}`, '--silent', '--ci', '--runInBand', '--', ...files];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'ignore', env });
    running.add(child);
    child.on('error', () => resolve(127));
    child.on('exit', (exit) => resolve(exit ?? 1));
    child.on('close', () => running.delete(child));
  });
  let count = failed;
  let found: string[] = [];
  try {
    count = countJest(file);
    found = failures(file);
    if (code !== 0 && count.failed === 0) count = { ...count, failed: 1 };
  } catch (error) {
    found = [`no readable report: ${String(error)}`];
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name} (${at}): ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  for (const line of found) console.log(`   ${line}`);
  return count;
}

process.on('exit', () => running.forEach((child) => child.kill()));
putTemporaryInMemory();
mkdirSync(join(root, '.cache/reports/hours'), { recursive: true });
const waiting = [...chosen()];
const total: Count = { passed: 0, failed: 0 };
async function takeNext(): Promise<void> {
  for (let hour = waiting.shift(); hour; hour = waiting.shift()) {
    const { passed, failed: bad } = await sweep(hour);
    total.passed += passed;
    total.failed += bad;
  }
}
await Promise.all(Array.from({ length: atOnce }, takeNext));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
