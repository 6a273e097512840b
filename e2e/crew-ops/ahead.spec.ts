import type { AnswerOf, projectCrews } from '@callboard/contract';
import type { Locator } from '@playwright/test';
import { actor } from '../support/person/actor.ts';
import { coldPhone } from '../support/kept-phone.ts';
import { plantCrew } from '../support/person/plant-crew.ts';
import { signInByHand } from '../support/person/sign-in.ts';
import { heading, homeIsOpen } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { kB, listen, splitAtAhead, sum } from '../support/wire.ts';
import { patience } from '../support/run/patience.ts';

type Crew = AnswerOf<typeof projectCrews.projectCrew>;

/** The chief's sheet is a paper, which takes a network: it says so in its section. */
const isSheet = "ancestor::section[starts-with(normalize-space(.), 'Crew chief sheet')]";
const notKept = (page: Page) =>
  page.getByText(/is not on your phone/).and(page.locator(`xpath=//*[not(${isSheet})]`));
const rows = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');
const asOf = (page: Page) => page.getByText(/Offline. As of \d\d:\d\d/).first();

/** A crew that has just begun, one of tomorrow and one of the last day that is kept, all led by the chief. */
async function plantDays(port: number) {
  const [crew, chief, planner] = await Promise.all(
    ['crew', 'chief', 'planner'].map((login) => actor(port, login)),
  );
  if (!crew || !chief || !planner) throw new Error('Somebody is missing.');
  const members = [{ who: crew }, { who: chief, chief: true }];
  const plant = async (name: string, from: number) => {
    const planted = await plantCrew(planner, { name, from, until: from + 300, members });
    const { location } = await crew.get<Crew>(`/projectCrews/${planted.crewId}`);
    return { ...planted, name, location: location?.id ?? '', place: location?.name ?? '' };
  };
  const now = await plant('Ballast for the roof', -15);
  const tomorrow = await plant('Trusses in the hall', 1440);
  return { now, days: [now, tomorrow, await plant('Cable run to the stage', 7 * 1440)] };
}

test.describe('without network', () => {
  // Its projects would change what other stories read.
  test.use({ ownTenant: true });

  for (const login of ['crew', 'chief'] as const) {
    test(`the days of ${login} are on the phone though nothing was opened`, async ({ product, tenant }) => {
      test.setTimeout(patience(300_000));
      const { now, days } = await plantDays(product.port);
      const { page, end } = await coldPhone(product.origin(tenant), login);
      const opens = async (path: string, what: () => Locator) => {
        await page.goto(path);
        await expect(what()).toBeVisible();
        await expect(asOf(page)).toBeVisible();
        await expect(notKept(page)).toHaveCount(0);
      };
      try {
        await opens('/', () => page.getByRole('main').getByText(now.name).first());
        for (const { crewId, items, name, location, place } of days) {
          const [own = ''] = login === 'crew' ? items : items.slice(1);
          await opens(`/jobs/${own}`, () => page.getByText(name).first());
          await opens(`/crews/${crewId}`, () => heading(page, name));
          await opens(`/locations/${location}`, () => page.getByText(place).first());
          await opens(`/crews/${crewId}/contact-crew-chief`, () => page.getByText('Crew chief').first());
          await opens(`/crews/${crewId}/check-in`, () =>
            page.getByRole('main').getByRole('link', { name: new RegExp(name) }),
          );
          if (login === 'crew') continue;
          const list = page.getByRole('list', { name: 'The crew, one row a person' });
          await opens(`/crews/${crewId}/crew-chief-job`, () => list);
          await expect(list.getByRole('listitem')).toHaveCount(2);
        }
        // Who is at work now can call the chief and check in.
        await opens(`/crews/${now.crewId}/contact-crew-chief`, () => page.locator('a[href^="tel:"]').first());
        await opens(`/crews/${now.crewId}/check-in`, () =>
          page.getByRole('main').getByRole('button', { name: 'Check in', exact: true }),
        );

        for (const view of ['agenda', 'month'])
          await opens(`/personal-calendar?view=${view}`, () => page.getByText(now.name).first());
        const tabs = ['', '?tab=toConfirm', '?tab=applied', '?tab=past'];
        for (const tab of login === 'chief' ? [...tabs, '?led=1', '?tab=past&led=1'] : tabs) {
          const which = page.getByRole('navigation', { name: 'Which jobs' });
          await opens(`/jobs${tab}`, () => which);
          await expect(which).not.toContainText('–');
        }
        await page.goto('/jobs');
        for (const { name } of days) await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();
      } finally {
        await end();
      }
    });
  }
});

/** What keeping the days ahead may cost whoever signs in, as it comes over the wire. */
const most = { requests: 22, bytes: 60_000 };

test.describe('what it costs', () => {
  // What the worker puts aside for later is counted elsewhere.
  test.use({ serviceWorkers: 'block' });

  for (const login of ['crew', 'chief']) {
    test(`stays within the budget for ${login}`, async ({ page }) => {
      test.setTimeout(patience(120_000));
      await page.goto('/login');
      await signInByHand(page, login);
      await homeIsOpen(page);
      const wire = listen(page);
      const rounds = () => page.evaluate(() => performance.getEntriesByName('callboard-kept-ahead').length);
      await expect.poll(rounds, { timeout: patience(60_000) }).toBe(1);
      await wire.quiet(500);
      const { ahead } = await splitAtAhead(page, await wire.pieces());
      const bytes = sum(ahead.filter(({ url }) => url.includes('/api/v1/')));
      const { requests, bytes: text } = await page.evaluate(
        () =>
          (performance.getEntriesByName('callboard-kept-ahead')[0] as PerformanceMark).detail as {
            requests: number;
            bytes: number;
          },
      );
      const figures = `${login}: ${requests} requests, ${kB(bytes)} on the wire, ${kB(text)} of text`;
      console.log(`   ${figures}`);
      test.info().annotations.push({ type: 'sizes', description: figures });
      expect(requests).toBeLessThanOrEqual(most.requests);
      expect(bytes).toBeLessThanOrEqual(most.bytes);
    });
  }
});
