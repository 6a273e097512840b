import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closedLoop } from './http-load.ts';
import type { Bench } from './measure.ts';
import { recordSql } from './record-sql.ts';
import type { LargeLogin } from './large-fixture.ts';

const representative: readonly (readonly [path: string, login: LargeLogin])[] = [
  ['/projects?limit=50', 'planner'],
  ['/jobs?limit=50', 'crew'],
  ['/emailMessages?limit=50', 'office'],
];
type BareServer = { url: string; data: string; pinned: readonly string[] };

/** A bare server for these statements, for as long as `work` takes. */
async function withBare<T>(
  statements: unknown,
  { url, data, pinned }: BareServer,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const file = join(data, 'statements.json');
  await writeFile(file, JSON.stringify(statements));
  const program = join(import.meta.dirname, 'bare-server.ts');
  const [first = process.execPath, ...args] = [...pinned, process.execPath, program];
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, BARE_STATEMENTS: file };
  const child = spawn(first, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()));
      child.once('exit', () => reject(new Error('The bare server ended.')));
    });
    return await work(address.replace('localhost', '127.0.0.1'));
  } finally {
    child.kill();
  }
}

/** Requests a second of ours and of a bare server with the same SQL, one after the other on the same core. */
export async function measureRatios({ address, tokens, small }: Bench, options: BareServer) {
  const rows: { list: string; statements: number; ours: number; bare: number; ratio: number }[] = [];
  for (const [path, login] of representative) {
    const token = await tokens(login);
    const statements = await recordSql(options.url, options.data, path, token);
    const load = { connections: 8, seconds: small ? 0.3 : 5 };
    const ours = await closedLoop({ address, path, token }, load);
    const bare = await withBare(statements, options, (other) =>
      closedLoop({ address: other, path, token }, load),
    );
    const ratio = Math.round((ours / bare) * 100) / 100;
    rows.push({
      list: path,
      statements: statements.length,
      ours: Math.round(ours),
      bare: Math.round(bare),
      ratio,
    });
  }
  return rows;
}
