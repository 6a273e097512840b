import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../support/run/paths.ts';

const usage = `pnpm bench [name] [times] [--small]

  (none)    what federation costs in the browser, against the same app as one bundle
  page      Lighthouse as for a phone on sign-in, home and jobs
  paint     when the sign-in is seen and usable on slow 3G
  grid      how the planner's grid opens, scrolls and filters with 2,000 people and a month
  reader    the first page of a document of 48, on a slow phone
  tap       from the tap on "Check in" until it is shown, with and without network
  today     from home until it says that today is on the phone, on slow 4G
  live      from a check-in until it stands in the chief's open list
  scrolling a thousand jobs and two hundred photos under a finger
  server    how fast the lists of the API are on a large database; [area] or [area.verb] asks only those
  fill      how fast people are found for the sixty open positions of a crew

  times     how often each is measured, where that is more than usual
  --small   as little as shows that it works, on little data; no figure is judged

Figures are written to .cache/bench/<name>.json.`;

const inBrowser = {
  federation: () => import('./federation.ts'),
  page: () => import('./page.ts'),
  paint: () => import('./paint.ts'),
  grid: () => import('./grid.ts'),
};
const stories = ['reader', 'tap', 'today', 'live', 'scrolling'];
const ofServer = { server: 'main.ts', fill: 'fill.ts' };

const [first = '', ...others] = process.argv.slice(2);
const name = first === '' || /^\d+$|^--small$/.test(first) ? 'federation' : first;
if (Object.hasOwn(inBrowser, name)) {
  await inBrowser[name as keyof typeof inBrowser]();
} else if (stories.includes(name)) {
  const { tellStory } = await import('./tell-story.ts');
  process.exitCode = tellStory(name);
} else if (Object.hasOwn(ofServer, name)) {
  const program = join(root, 'deploy/server/src/tools/bench', ofServer[name as keyof typeof ofServer]);
  const { status } = spawnSync(process.execPath, [program, ...others], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(usage);
  process.exitCode = name === '--help' ? 0 : 2;
}
