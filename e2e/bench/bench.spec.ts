import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inTurn } from '../support/in-turn.ts';
import { root, seeded } from '../support/run/paths.ts';
import { patience } from '../support/run/patience.ts';
import { expect, test } from '../support/story.ts';
import { postgresOnThisMachine } from '../support/run/postgres.ts';

// Each builds or fills something, and starts products of its own, for a minute or two: three of them are enough at once.
test.describe.configure({ timeout: patience(600_000) });
const names = [
  'federation',
  'page',
  'paint',
  'fill',
  'reader',
  'tap',
  'today',
  'live',
  'scrolling',
  'server',
  'grid',
];
const inThisRun = inTurn(names, 3);
const inItsTurn = (name: string) => test.skip(!inThisRun.has(name), 'another commit has its turn');

/** What a bench says and keeps in its smallest form. */
async function bench<Figures>(
  name: string,
  args: readonly string[] = [],
  own: Record<string, string> = {},
): Promise<{ said: string; figures: Figures }> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-bench-'));
  const env = {
    ...process.env,
    CALLBOARD_BENCH: folder,
    CALLBOARD_KEEP_SEED: '1',
    CALLBOARD_DEMO_DATA: seeded,
    ...own,
  };
  try {
    const command = ['e2e/bench/main.ts', ...args, '--small'];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env }).catch(
      (failure: Error & { stdout: string }) => {
        throw new Error(`${failure.message}\n${failure.stdout}`);
      },
    );
    return { said: stdout, figures: JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every figure is one, and of something. */
function expectFigures(row: object, names: readonly string[], mayBeNothing: readonly string[] = []): void {
  for (const name of names) {
    const figure = (row as Record<string, unknown>)[name];
    expect(figure, name).toEqual(expect.any(Number));
    expect(Number.isFinite(figure), name).toBe(true);
    if (!mayBeNothing.includes(name)) expect(figure, name).toBeGreaterThan(0);
  }
}

test('`pnpm bench` compares two builds that show the same', async () => {
  inItsTurn('federation');
  const { figures } = await bench<{ rows: { screen: string; measure: string }[] }>('federation');
  expect(figures.rows.map(({ screen, measure }) => `${screen}: ${measure}`)).toEqual([
    'home: time to usable, ms',
    'home: JavaScript and CSS, bytes',
    'home: everything, bytes',
    'mailbox: time to usable, ms',
    'mailbox: JavaScript and CSS, bytes',
    'mailbox: everything, bytes',
  ]);
  for (const row of figures.rows) expectFigures(row, ['federated', 'single', 'ratio']);
});

test('`pnpm bench page` has Lighthouse’s figures of a screen with and without somebody signed in', async () => {
  inItsTurn('page');
  const { figures } = await bench<{ rows: Record<string, object> }>('page', ['page']);
  expect(Object.keys(figures.rows)).toEqual(['sign-in', 'home']);
  const names = ['performance', 'FCP', 'LCP', 'TBT', 'CLS', 'accessibility', 'best'];
  for (const row of Object.values(figures.rows)) expectFigures(row, names, ['TBT', 'CLS']);
});

test('`pnpm bench paint` has the moments of a sign-in', async () => {
  inItsTurn('paint');
  const { said, figures } = await bench<{ rows: object }>('paint', ['paint']);
  expect(said).toContain('first contentful paint');
  expectFigures(figures.rows, ['paint', 'usable', 'taken', 'shift'], ['shift']);
});

test('`pnpm bench fill` finds people for sixty positions', async () => {
  inItsTurn('fill');
  const { figures } = await bench<{ rows: object[] }>('fill', ['fill']);
  const [row = {}] = figures.rows;
  expect(row).toMatchObject({ positions: 60 });
  expectFigures(row, ['people', 'proposed', 'first ms', 'median ms', 'worst ms', 'others wait ms']);
});

for (const name of ['reader', 'tap', 'today', 'live'])
  test(`\`pnpm bench ${name}\` tells its story and has its figures`, async () => {
    inItsTurn(name);
    const { figures } = await bench<{ rows: object[] }>(name, [name]);
    expect(figures.rows.length).toBeGreaterThan(0);
    for (const row of figures.rows)
      expectFigures(row, ['median ms', 'worst ms', 'at most ms'], ['median ms', 'worst ms']);
  });

test('`pnpm bench scrolling` turns the wheel', async () => {
  inItsTurn('scrolling');
  const { figures } = await bench<{ rows: object[] }>('scrolling-photos', ['scrolling']);
  for (const row of figures.rows) expectFigures(row, ['turns of the wheel']);
});

test.describe('on PostgreSQL', () => {
  test.skip(!postgresOnThisMachine(), 'its server is not on this machine');
  // What it is filled with is dated by its own clock, which is the real one.
  const byPostgres = { NODE_OPTIONS: '', CALLBOARD_CLOCK_MS: '' };

  test('`pnpm bench server` measures every list of the API', async () => {
    inItsTurn('server');
    type List = { endpoint: string; p95: number | null; total: number; note: string };
    type Server = { lists: List[]; month: object; ratios: object[] };
    const { figures } = await bench<Server>('server', ['server'], byPostgres);
    const { lists, month, ratios } = figures;
    expect(lists.filter(({ p95, note }) => p95 === null || note !== '')).toEqual([]);
    expect(lists.length).toBeGreaterThan(100);
    for (const row of lists) expectFigures(row, ['p95', 'ms1000', 'total'], ['total']);
    expect(lists.filter(({ total }) => total > 0).length).toBeGreaterThan(60);
    expectFigures(month, ['p50', 'p95', 'kB']);
    expect(ratios).toHaveLength(3);
    for (const row of ratios) expectFigures(row, ['statements', 'ours', 'bare', 'ratio']);
  });

  test('`pnpm bench grid` draws the planner’s grid and two others', async () => {
    inItsTurn('grid');
    type Grids = Record<string, Record<string, { target: string }>>;
    const { figures } = await bench<{ rows: Grids }>('grid', ['grid'], byPostgres);
    expect(Object.keys(figures.rows)).toEqual(['360 px', '1280 px']);
    for (const grids of Object.values(figures.rows)) {
      expect(Object.keys(grids)).toEqual(['planner grid', 'ag-grid', 'glide']);
      for (const row of Object.values(grids))
        expectFigures(row, ['first rows ms', 'worst frame ms', 'nodes']);
    }
  });
});

test('a bench that nobody has is answered with those that there are', async () => {
  const asked = promisify(execFile)(process.execPath, ['e2e/bench/main.ts', 'speed'], { cwd: root });
  await expect(asked).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('pnpm bench [name]'),
  });
});
