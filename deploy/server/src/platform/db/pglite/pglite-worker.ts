import { mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { privateFolder } from '../../data-folder/private-modes.ts';
import { ClosedNodeFS } from './closed-node-fs.ts';
import { readAs } from '../engine/parsers.ts';
import { planSettings } from '../engine/plan-settings.ts';
import type { Ask, AskToClose, Failure, Reply, WorkerStart } from './messages.ts';

const { folder } = workerData as WorkerStart;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const say = (reply: Reply) => parentPort?.postMessage(reply);

const failureOf = (error: unknown): Failure => {
  const { message, code, constraint, table, column, detail } = error as Failure;
  const known = { code, constraint, table, column, detail };
  return { message, ...Object.fromEntries(Object.entries(known).filter(([, v]) => v !== undefined)) };
};

if (folder) mkdirSync(folder, privateFolder);
// PGlite's own 128 MB are filled with zeros before it opens: half of the time that this takes, and memory that most
// tenants never have rows for. What is not held here, the system still has from its last reading.
const memory = ['-c', 'shared_buffers=32MB'];
const database = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...memory],
  ...(folder ? { fs: new ClosedNodeFS(folder) } : {}),
  parsers: readAs,
});

await database.exec(planSettings);
database.onNotification((channel, text) => say({ kind: 'said', channel, text }));

async function answer(ask: Ask): Promise<void> {
  if (ask.kind === 'query') {
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(ask.sql, [
      ...ask.parameters,
    ]);
    say({ kind: 'rows', id: ask.id, rows, affected: affectedRows ?? 0 });
  } else {
    const results = await database.exec(ask.sql);
    say({ kind: 'rows', id: ask.id, rows: results.flatMap((r) => r.rows), affected: 0 });
  }
}

parentPort?.on('message', async (ask: Ask | AskToClose) => {
  try {
    if (ask.kind === 'close') {
      await database.close();
      say({ kind: 'rows', id: ask.id, rows: [], affected: 0 });
      parentPort?.close();
    } else await answer(ask);
  } catch (error) {
    say({ kind: 'failed', id: ask.id, failure: failureOf(error) });
  }
});

say({ kind: 'ready' });
// What was compiled for this thread is read back at the next start.
flushCompileCache();
