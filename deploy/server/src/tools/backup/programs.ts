import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Something that the person at the keyboard can mend. */
export class BackupImpossible extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupImpossible';
  }
}

/** What a program of the machine writes, piece by piece; says which one is missing and what one that failed said. */
export async function* outputOf(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): AsyncGenerator<Buffer> {
  const child = spawn(name, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (line: string) => {
    said = (said + line).slice(-16_384);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new BackupImpossible(`The program ${name} is not on this machine.`)
      : error;
  });
  ended.catch(() => undefined);
  try {
    for await (const piece of child.stdout) yield piece as Buffer;
    if ((await ended) !== 0) throw new BackupImpossible(`${name} failed: ${said.trim()}`);
  } finally {
    child.kill();
  }
}

export const textOf = (name: string, args: readonly string[], env: Record<string, string>): Promise<string> =>
  text(outputOf(name, args, env));
