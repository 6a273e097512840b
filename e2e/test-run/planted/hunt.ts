/** The real hunt over planted stories. */
import { huntStories } from '../hunt-stories.ts';
import { putTemporaryInMemory } from '../temporary-in-memory.ts';

putTemporaryInMemory();
const { passed, failed } = await huntStories({
  config: 'e2e/test-run/planted/playwright.config.ts',
  specs: [],
  times: Number(process.env.PLANTED_TIMES ?? 1),
  seed: 815,
  // Measuring takes longer than these stories.
  machine: async () => 1,
});
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
