import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import startSettings from '../../../../start-settings.json' with { type: 'json' };

const program = join(import.meta.dirname, '../../../../serve.mjs');

/** For what is measured: as `npm start` starts it. */
export const asStarted = startSettings;

export type Spawned = {
  process: ChildProcess;
  /** Everything it has said so far. */
  said(): string;
  /** Its address, as soon as it listens. */
  address: Promise<string>;
  ended: Promise<number | null>;
};

/** The real program in a process of its own, on a free port; `before` is what starts it: `taskset -c 0`. */
export function spawnServer(
  data: string,
  env: Record<string, string> = {},
  before: readonly string[] = [],
): Spawned {
  const [file = process.execPath, ...args] = [...before, process.execPath, program];
  // Its clock is that of the tests.
  const { PATH, NODE_OPTIONS, CALLBOARD_CLOCK_MS } = process.env;
  const child = spawn(file, args, {
    env: {
      PATH,
      NODE_OPTIONS,
      CALLBOARD_CLOCK_MS,
      PORT: '0',
      HOST: '127.0.0.1',
      CALLBOARD_DATA: data,
      ...env,
    },
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve(`http://127.0.0.1:${found}`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The server ended: ${said}`)));
  });
  // Who waits only for the end does not have to know of the address.
  address.catch(() => undefined);
  return { process: child, said: () => said, address, ended };
}
