import { parseArgs } from 'node:util';
import { release } from './release.ts';
import { allParts, isPart } from './workspace.ts';

const usage = `Usage: pnpm release <feature|shell|all> [--changed]

  Builds, checks and publishes into the folder CALLBOARD_RELEASES (default .releases).
  --changed   leaves alone what is in use and was built from the same sources`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
});
const parts = positionals.includes('all') ? allParts() : positionals;

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
