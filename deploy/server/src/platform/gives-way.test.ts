import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Only there a thread has a priority of its own. */
const linux = process.platform === 'linux';

/** In a process of its own: no thread gets its priority back. */
async function printedBy(script: string): Promise<unknown> {
  const file = join(import.meta.dirname, 'gives-way.ts');
  const whole = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { getPriority } from 'node:os';
    import { poolGivesWay } from ${JSON.stringify(file)};
    const count = await poolGivesWay();
    const threads = ${linux} ? readdirSync('/proc/self/task') : [];
    const pool = threads.filter((id) =>
      readFileSync('/proc/self/task/' + id + '/comm', 'utf8').startsWith('libuv-worker'));
    ${script}`;
  const env = { ...process.env, UV_THREADPOOL_SIZE: '3', NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', whole],
    { env },
  );
  return JSON.parse(stdout);
}

test('slow work stands behind the thread that answers', async () => {
  const behind = 'pool.map((id) => getPriority(Number(id)) - getPriority(process.pid))';
  const found = await printedBy(`console.log(JSON.stringify([count, ${behind}]));`);
  expect(found).toEqual(linux ? [3, [10, 10, 10]] : [0, []]);
});
