import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace.ts';
import { newFeatureFiles } from './new-feature-files.ts';
import { NewFeatureRefused, planFeature, takenAddresses } from './plan-feature.ts';
import { nextSteps } from './next-steps.ts';

// `pnpm new-feature <name>`: makes the folder of a feature, its first story, and links its packages.

const usage = `Usage: pnpm new-feature <name> [address…] [--no-install]

  pnpm new-feature office                               one page at /office
  pnpm new-feature office /keys '/keys/{id}'   a page for each address; the first without parameter is a list

  --no-install   writes the files only; "pnpm install" is yours`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-install': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
});
const [name, ...addresses] = positionals;
if (values.help || name === undefined) {
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}

function tool(command: string, ...args: string[]): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

try {
  const feature = planFeature(name, addresses, await takenAddresses());
  const files = newFeatureFiles(feature);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  // Lines break where the names are as long as they are.
  tool('oxfmt', ...Object.keys(files));
  if (!values['no-install']) tool('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  console.log(nextSteps(feature));
} catch (error) {
  if (!(error instanceof NewFeatureRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
