import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace.ts';

export type Run = { readonly ended: Promise<number>; stop(signal: NodeJS.Signals): void };

/** Runs a script of the workspace in a process of its own, which ends together with this one. */
export function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
    );
  });
  return { ended, stop: (signal) => void child.kill(signal) };
}
