import { spawn } from 'node:child_process';

/** Keeps one core busy until it is ended, or the process is gone that began it. */
const loop = 'while (process.ppid === Number(process.argv[1]));';

/** Processes that do nothing as fast as they can. They end with this one, however it ends. */
export function startBusyLoops(count: number): {
  readonly pids: readonly number[];
  readonly end: () => void;
} {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', loop, String(process.pid)], { stdio: 'ignore', env }),
  );
  const end = () => {
    for (const child of loops) child.kill('SIGKILL');
  };
  process.once('exit', end);
  return { pids: loops.flatMap(({ pid }) => pid ?? []), end };
}
