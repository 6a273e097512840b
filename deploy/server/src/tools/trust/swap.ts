import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '../swap/endpoints.ts';
import type { Swapped } from '../swap/swap-calls.ts';
import { openToColleagues } from '../swap/open-to-colleagues.ts';
import { isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';

const everything = ['deploy/server/src/'];
const oneArea = ['deploy/server/src/areas/mailbox/'];

/** The calls of the tests, each with the ids of others in the place of its own. */
export const run: TrustCommand = async (args) => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-swap-'));
  const named = isSmall(args) ? oneArea : args;
  const paths = named.length > 0 ? named : everything;
  // What the tests say of themselves does not matter here: the calls are made twice as often as they expect.
  spawnSync('jest', ['--selectProjects', 'server', '--testTimeout', '600000', '--silent', '--', ...paths], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, CALLBOARD_SWAP: folder },
  });
  const found = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Swapped,
  );
  rmSync(folder, { recursive: true });
  const sum = (of: (one: Swapped) => number) => found.reduce((all, one) => all + of(one), 0);
  const strangers = found.flatMap((one) =>
    Object.entries(one.strangers).flatMap(([what, wrong]) =>
      openToColleagues(what, wrong) ? [] : [`${what}: a stranger’s ${wrong}`],
    ),
  );
  const wrong = [...new Set([...found.flatMap((one) => one.wrong), ...strangers])];
  const names = new Set(found.flatMap((one) => one.names));
  const figure = `${wrong.length} deviations in ${sum((one) => one.calls)} calls with ${sum((one) => one.canaries)} canaries, ${names.size} of ${endpoints.length} endpoints`;
  return { figure, holds: wrong.length === 0 && names.size > 0, wrong };
};
