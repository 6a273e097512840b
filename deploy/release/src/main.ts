import { parseArgs } from 'node:util';
import { checkReleases } from '@callboard/edge';
import { release } from './release.ts';
import { allParts, isPart, releasesFolder } from './workspace.ts';

const usage = `Usage: pnpm release <feature|shell|all> [--changed]
       pnpm release check

  Builds, checks and publishes into the folder CALLBOARD_RELEASES (default .releases).
  check       reads what is in use there, every file of it, and says what is wrong
  --changed   leaves alone what is in use and was built from the same sources`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
});
const parts = positionals.includes('all') ? allParts() : positionals;

if (positionals.length === 1 && positionals[0] === 'check') {
  const { faults, inUse } = checkReleases(releasesFolder());
  for (const fault of faults) console.error(fault);
  console.log(`In use: ${inUse.length}. Faults: ${faults.length}.`);
  process.exit(faults.length > 0 ? 1 : 0);
}

if (values.help || parts.length === 0 || !parts.every(isPart)) {
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}

for (const part of parts) {
  const begun = performance.now();
  try {
    const { id, built } = await release(part, { onlyChanged: values.changed });
    console.log(
      `${id} ${built ? `released in ${((performance.now() - begun) / 1000).toFixed(1)} s` : 'unchanged'}`,
    );
  } catch (error) {
    console.error(`${part} is not released:\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
