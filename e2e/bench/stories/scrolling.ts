import { actor, type Actor } from '../../support/person/actor.ts';
import { addPicture } from '../../support/person/add-picture.ts';
import { cameraPicture } from '../../support/person/camera-picture.ts';
import { clockAtSite, plantCrew } from '../../support/person/plant-crew.ts';
import { signInByApi } from '../../support/person/sign-in.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { listen } from '../../support/wire.ts';
import { askedRuns, small } from '../asked-runs.ts';
import { median } from '../figures.ts';
import { writeFigures } from '../write-figures.ts';

test.use({ login: 'crew', ownProduct: true });

const limitMs = 50;
const many = small ? { jobs: 60, photos: 12 } : { jobs: 1_000, photos: 200 };
/** Turns of the wheel that there have to be at least. */
const longEnough = small ? 4 : 40;

type Item = { id: string; version: number };
type Named = { items: { id: string; short: string }[] };

/** As many hours of work as wanted, one after the other, all of them asked for. */
async function plantJobs(planner: Actor, crew: Actor, count: number) {
  const { crewId, number } = await plantCrew(planner, {
    name: 'A long season',
    from: 60 * 1_440,
    until: 60 * 1_440 + 60,
    members: [],
  });
  const functions = await planner.get<Named>('/functions');
  const functionId = functions.items.find(({ short }) => short === 'ST')?.id;
  const perDay = 12;
  for (let begin = 0; begin < count; begin += perDay) {
    const { day: startDate } = clockAtSite((60 + begin / perDay) * 1_440);
    await Promise.all(
      Array.from({ length: Math.min(perDay, count - begin) }, async (_, hour) => {
        const clock = (at: number) => `${String(at).padStart(2, '0')}:00`;
        const { ids } = await planner.post<{ ids: string[] }>(`/projects/${number}/projectCrewItems`, {
          crewId,
          functionId,
          startDate,
          startTime: clock(6 + hour),
          endTime: clock(7 + hour),
          rows: 1,
        });
        const item = await planner.get<Item>(`/projectCrewItems/${ids[0]}`);
        await planner.post(
          `/projectCrewItems/${item.id}/assign`,
          { personId: crew.id, as: 'book', force: true, reason: 'So agreed.' },
          item.version,
        );
      }),
    );
  }
}

/** Scrolls from end to end as a finger does, and says how long the longest frame took. */
async function scrollThrough(page: Page) {
  await page.evaluate(() => {
    const view = window as unknown as { __frames: number[] };
    view.__frames = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) view.__frames.push(duration);
    }).observe({ type: 'long-animation-frame', buffered: false });
  });
  await page.mouse.move(180, 400);
  let still = 0;
  let steps = 0;
  while (still < 25 && steps < 4_000) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
    steps += 1;
    still = (await page.evaluate(() => window.scrollY)) === before ? still + 1 : 0;
  }
  const frames = await page.evaluate(() => (window as unknown as { __frames: number[] }).__frames);
  return { steps, long: frames.filter((ms) => ms > limitMs).length, longest: Math.max(0, ...frames) };
}

/** Scrolls several times, each on a page opened anew. */
async function scrollOften(page: Page, path: string, first: string) {
  const rounds: { steps: number; long: number; longest: number }[] = [];
  for (let run = 0; run < askedRuns(3); run += 1) {
    const wire = listen(page);
    // From elsewhere: a page that is only read again is put where it was left.
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('main').locator(first).first()).toBeVisible();
    await wire.quiet();
    const round = await scrollThrough(page);
    expect(round.steps, 'there is something to scroll').toBeGreaterThan(longEnough);
    rounds.push(round);
  }
  const of = (figure: 'steps' | 'long' | 'longest') =>
    Math.round(median(rounds.map((round) => round[figure])));
  return {
    'turns of the wheel': of('steps'),
    [`frames over ${limitMs} ms`]: of('long'),
    'longest ms': of('longest'),
  };
}

async function keep(name: string, row: Readonly<Record<string, number>>): Promise<void> {
  console.table([row]);
  await writeFigures(name, { runs: askedRuns(3), rows: [row] });
  if (!small) expect(row[`frames over ${limitMs} ms`]).toBe(0);
}

test('a thousand jobs under a finger', async ({ page, product }) => {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  await plantJobs(planner, crew, many.jobs);
  await keep('scrolling-jobs', await scrollOften(page, '/jobs', 'a[href^="/jobs/"]'));
});

test('a gallery of two hundred photos under a finger', async ({ page, product }) => {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const { crewId } = await plantCrew(planner, {
    name: 'A much photographed roof',
    from: 20,
    until: 300,
    members: [{ who: crew }],
  });
  const { token } = await signInByApi(product.port, 'nordlicht', 'crew');
  // As a phone sends them.
  const pictures = await Promise.all([1, 2, 3].map((nth) => cameraPicture(1_600, 1_200, nth)));
  for (let nth = 0; nth < many.photos; nth += 1) {
    const uploadId = await addPicture(
      product.port,
      token,
      `photo-${nth}.jpg`,
      pictures[nth % pictures.length] ?? Buffer.alloc(0),
    );
    await crew.post(`/projectCrews/${crewId}/photos`, { uploadId, caption: `Photo ${nth}` });
  }
  await keep('scrolling-photos', await scrollOften(page, `/crews/${crewId}/photos`, 'img'));
});
