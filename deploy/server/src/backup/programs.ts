import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Something that the person at the keyboard can mend. */
export class BackupImpossible extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupImpossible';
  }
}

/** Runs a program of the machine; says which one is missing and what one that failed said. */
export async function program(name: string, args: string[]): Promise<string> {
  try {
    return (await run(name, args, { maxBuffer: 16 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    throw new BackupImpossible(
      code === 'ENOENT' ? `The program ${name} is not on this machine.` : `${name} failed: ${stderr ?? ''}`,
    );
  }
}
