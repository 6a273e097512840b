import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inTurn } from '../support/in-turn.ts';
import { root, seeded } from '../support/run/paths.ts';
import { runCommand } from '../support/run/run-command.ts';
import { patience } from '../support/run/patience.ts';
import { expect, test } from '../support/story.ts';
import { postgresOnThisMachine } from '../support/run/postgres.ts';

// Each starts servers of its own, or runs tests.
test.describe.configure({ timeout: patience(420_000) });

/** Every proof in its smallest form, and what its figure has to say: it is about something. */
const proofs: Readonly<Record<string, RegExp>> = {
  authorisation: /0 deviations in [1-9]\d+ calls, 1 actors × [1-9]\d+ endpoints × 3/,
  swap: /0 deviations in [1-9]\d* calls with [1-9]\d* canaries, [1-9]\d* of \d+ endpoints/,
  answers: /0 deviations in [1-9]\d* answers of [1-9]\d* of \d+ readable endpoints/,
  fuzz: /1 runs a route/,
  'dropped-answer': /1 dropped answers: 0 lost, 0 doubled, 2 of 2 repeats/,
  signers: /1 documents, [1-9]\d* signatures in [1-9]\d* calls, 0 deviations/,
  kill: /1 × kill -9; pglite: 0 of [1-9]\d* acknowledged rows lost, 0 doubled/,
  'full-disk':
    /full: writes 507, reads work, sign-in and the word of it work; free again: writes 200; 0 lost/,
  'two-processes': /one folder: the second process is refused with the holder’s number/,
  logs: /0 hits of 1 canaries, 4 tokens and the password in [1-9]\d* lines after [1-9]\d* calls/,
  jobs: /pglite: one idle job done [\d.]+ s after its commit, 1 of one transaction .*, a push message read by its device [\d.]+ s after/,
  'killed-jobs': /1 × kill -9 in the middle of jobs: 1 mails asked for, 1 delivered, none of them half/,
  neighbour: /pglite: p95 of 20 reads \d+ ms, idle \d+ ms; beside .*sign-in 200 × [1-9]\d*/,
  soak: /0\.1 minutes, [1-9]\d+ calls, [1-9]\d* looks; memory [1-9]\d* MB, .*6 of 6 large files of nobody refused/,
  restart: /1 restarts, [1-9]\d* writes: errors for at most \d+ ms after it was back, 0 lost, 0 doubled/,
};
const onPostgres = ['restart'];
// Half a minute each.
const inThisRun = inTurn(Object.keys(proofs), 4);
/** What only root may do is left out where nobody is root. */
const asRoot = ['full-disk'];

const trust = (...args: string[]) => {
  const bin = join(root, 'node_modules/.bin');
  const env = { CALLBOARD_DEMO_DATA: seeded, PATH: `${bin}${delimiter}${process.env.PATH}` };
  return runCommand(['deploy/server/src/tools/trust/main.ts', ...args], { env });
};

test('without a name the proofs are listed, as the README has them', async () => {
  const { code, said } = await trust();
  expect(code).toBe(0);
  const listed = [...said.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(proofs).toSorted());
  const readme = readFileSync(join(root, 'deploy/server/README.md'), 'utf8');
  for (const name of listed) expect(readme).toContain(`| \`${name}\` |`);
  const withFigures = [...readme.matchAll(/^\| `pnpm trust (\S+)` \|/gm)].map(([, name]) => name);
  expect(withFigures.length).toBeGreaterThan(3);
  expect(withFigures.filter((name) => !listed.includes(name))).toEqual([]);
  expect((await trust('nothing')).code).toBe(1);
  expect(await trust('soak', 'small')).toMatchObject({
    code: 1,
    said: expect.stringContaining('"small" is no number'),
  });
});

for (const [name, figure] of Object.entries(proofs)) {
  test(`\`pnpm trust ${name}\` holds in its smallest form`, async () => {
    test.skip(!inThisRun.has(name), 'another commit has its turn');
    test.skip(onPostgres.includes(name) && !postgresOnThisMachine(), 'no PostgreSQL server on this machine');
    test.skip(asRoot.includes(name) && process.getuid?.() !== 0, 'a disk of its own needs root');
    const { code, said } = await trust(name, '--small');
    expect(said).toMatch(/\| holds {2}\| yes/);
    expect(said.replace(/\n\| {8}\| /g, '; ')).toMatch(figure);
    expect(code).toBe(0);
  });
}
