/**
 * `pnpm bench`: what federation costs in the browser. `pnpm bench page`: what Lighthouse says of three screens.
 * `pnpm bench paint`: when the sign-in is seen and usable on slow 3G.
 * `pnpm bench grid`: how the planner's grid opens, scrolls and filters with 2,000 people and a month.
 * `pnpm bench server`: how fast the server's lists are. `pnpm bench fill`: how fast a crew is filled with people.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../support/paths.ts';

const [name, ...args] = process.argv.slice(2);
const ofServer: Readonly<Record<string, string>> = { server: 'main.ts', fill: 'fill.ts' };
const file = ofServer[name ?? ''];
if (file !== undefined) {
  const program = join(root, 'deploy/server/src/tools/bench', file);
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
const benches = {
  page: () => import('./page.ts'),
  paint: () => import('./paint.ts'),
  grid: () => import('./grid.ts'),
};
await (name === 'page' || name === 'paint' || name === 'grid' ? benches[name]() : import('./federation.ts'));
