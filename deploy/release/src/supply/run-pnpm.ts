import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.ts';

export type Said = { readonly code: number; readonly out: string; readonly errors: string };

const patienceMs = 60_000;

/** Whatever it ends with: the caller judges. */
export const runPnpm = (...args: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 256 * 1024 * 1024, timeout: patienceMs };
    execFile(join(root, 'node_modules/.bin/pnpm'), [...args], options, (error, out, errors) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, errors }),
    );
  });
