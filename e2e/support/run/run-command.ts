import { execFile } from 'node:child_process';
import { root } from './paths.ts';

export type Ended = { readonly code: number; readonly said: string };

/** Runs a script of the workspace to its end, whatever that is. */
export const runCommand = (
  [script, ...args]: readonly [string, ...string[]],
  { env = {}, cwd = root }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, DATABASE_URL: '', ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    );
  });
