import { spawnSync } from 'node:child_process';
import { countOf, isSmall } from './verdict.ts';
import type { TrustCommand } from './verdict.ts';

export const run: TrustCommand = async (args) => {
  const runs = countOf(args, 1_000);
  const { status } = spawnSync('jest', ['--selectProjects', 'server', '--', 'deploy/server/src/fuzz'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CALLBOARD_FUZZ_RUNS: String(runs),
      ...(!isSmall(args) && { CALLBOARD_FUZZ_MS: '1000' }),
    },
  });
  return { figure: `${runs} runs a route`, holds: status === 0 };
};
