import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@callboard/contract';
import { root } from '../workspace.ts';
import { newFeatureFiles } from './new-feature-files.ts';
import { titlesOf } from './titles.ts';
import { NewFeatureRefused, planFeature, takenAddresses } from './plan-feature.ts';
import { nextSteps } from './next-steps.ts';
import type { Titles } from './planned-titles.ts';

// `pnpm new-feature <name>`: makes the folder of a feature, its first story, and links its packages.

const usage = `Usage: pnpm new-feature <name> [address…] [--no-install]

  pnpm new-feature office                               one page at /office
  pnpm new-feature office /keys '/keys/{id}'   a page for each address; the first without parameter is a list

  --en, --nl, --cy, --fr, --de, --deAt, --es "…"
                 what the page is called; once for each address, in their order. On a terminal the command asks for
                 what is missing. What stays unknown is marked, and a test waits for it
  --no-install   writes the files only; "pnpm install" is yours`;

const title = { type: 'string', multiple: true } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-install': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
    en: title,
    nl: title,
    cy: title,
    fr: title,
    deAt: title,
    de: title,
    es: title,
  },
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
  const interactive = process.stdin.isTTY;
  const titles: Record<string, Titles> = {};
  for (const page of [feature.list, ...feature.plain]) {
    const place = feature.planned ? -1 : Math.max(0, addresses.indexOf(page.at));
    const given = Object.fromEntries(
      languages.flatMap((language) => {
        const text = values[language]?.[place];
        return text === undefined ? [] : [[language, text] as const];
      }),
    );
    titles[page.key] = await titlesOf(page, given, { interactive });
  }
  const files = newFeatureFiles(feature, titles);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  // Lines break where the names are as long as they are.
  tool('oxfmt', ...Object.keys(files));
  if (!values['no-install']) tool('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  console.log(nextSteps(feature, titles));
} catch (error) {
  if (!(error instanceof NewFeatureRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
