/** The real run over planted steps and stories. */
import { machineFactor } from '../machine-factor.ts';
import { testRun } from '../test-run.ts';

const exits = Number(process.env.PLANTED_EXIT ?? 0);
const node = (name: string, code: number) => ({ name, command: ['node', '-e', `process.exit(${code})`] });
await testRun({
  // Measuring takes longer than these stories.
  machine: process.env.CALLBOARD_SLOWER ? machineFactor : async () => 1,
  first: [node('planted types', exits), node('planted lint', 0)],
  rest: [[node('planted build', 0)]],
  stories: { config: 'e2e/test-run/planted/playwright.config.ts' },
});
