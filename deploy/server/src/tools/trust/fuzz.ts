import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { countOf, isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';

export const run: TrustCommand = async (args) => {
  const runs = countOf(args, 1_000);
  const parts = isSmall(args) ? 1 : availableParallelism();
  const fuzz = async (part: number) => {
    const child = spawn('jest', ['--selectProjects', 'server', '--', 'deploy/server/src/fuzz'], {
      stdio: 'inherit',
      env: {
        ...process.env,
        CALLBOARD_FUZZ_RUNS: String(runs),
        CALLBOARD_FUZZ_PART: `${part}/${parts}`,
        ...(!isSmall(args) && { CALLBOARD_FUZZ_MS: '1000' }),
      },
    });
    const [status] = await once(child, 'exit');
    return status === 0;
  };
  const held = await Promise.all(Array.from({ length: parts }, (_, part) => fuzz(part)));
  return { figure: `${runs} runs a route`, holds: held.every(Boolean) };
};
