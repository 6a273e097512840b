import type { AnswerOf, projects } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { readRecord } from '../support/product/damage.ts';
import { releases } from '../support/run/paths.ts';
import { settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { ask } from '../support/person/ask.ts';
import { signInByApi } from '../support/person/sign-in.ts';
import { patience } from '../support/run/patience.ts';

/** All that a project login may open of this feature; the rest explains itself. */
const ofProject = [
  '/crews/{id}',
  '/crews/{id}/contact-crew-chief',
  '/crews/{id}/contact-crew-member/{contactId}',
  '/locations/{id}',
];
const anybody = ['/public-profile/{personId}', '/answer'];
const addressOf = (at: string, id: string) =>
  at
    .replace('{id}', id)
    .replace('{date}', '2026-11-21')
    .replace(/\{\w+\??\}/g, '1');

// Each story walks through every address.
test.describe.configure({ timeout: patience(120_000) });

async function pagesOf() {
  const { face } = await readRecord(releases, 'crew-ops');
  return Object.values(face.pages).map(({ at }) => at);
}

async function expectMessage(page: Page, address: string, what: RegExp) {
  await page.goto(address);
  await settled(page);
  await expect.soft(page.getByText(what).first(), address).toBeVisible();
  await expect.soft(page.getByRole('link').first(), `${address} has a way on`).toBeVisible();
  await expect.soft(page, address).toHaveURL(address);
}

test.describe('a project login', () => {
  test.use({ login: '4711' });
  test('opens the crews of its project and their places, and is told what else its link does not show', async ({
    page,
    product,
  }) => {
    const { token, cookie } = await signInByApi(product.port, 'nordlicht', '4711');
    const answer = await ask(product.port, '/api/v1/projects/4711/projectCrews?limit=5&page=1', {
      tenant: 'nordlicht',
      headers: { authorization: `Bearer ${token}`, type: 'MOBILE', cookie: `${cookie.name}=${cookie.value}` },
    });
    expect(answer.status, answer.text).toBe(200);
    const [crew] = answer.json<AnswerOf<typeof projects.projectCrews>>().items;
    if (!crew) throw new Error('Project 4711 has no crew.');
    for (const at of await pagesOf()) {
      const address = addressOf(at, crew.id);
      if (!ofProject.includes(at)) {
        if (!anybody.includes(at)) await expectMessage(page, address, /^This link shows only project 4711/);
        continue;
      }
      await page.goto(address);
      await settled(page);
      await expect.soft(page.getByText(/^This link shows only/), address).toHaveCount(0);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeAttached();
    }
    await page.goto(`/crews/${crew.id}`);
    await expect(page.getByRole('main').getByText(crew.name).first()).toBeVisible();
    // A crew of another project is not there for it, and says no more than one that never was.
    const planner = await actor(product.port, 'planner');
    const others = await planner.get<{ items: { number: string }[] }>('/projects?limit=20&page=1');
    const other = others.items.find(({ number }) => number !== '4711');
    const crews = await planner.get<{ items: { id: string }[] }>(
      `/projects/${other?.number}/projectCrews?limit=1&page=1`,
    );
    for (const id of [crews.items[0]?.id ?? '', 'never-was-one']) {
      await expectMessage(page, `/crews/${id}`, /^Crew items not found/);
    }
  });
});

test.describe('a plus-crew login', () => {
  test.use({ login: 'PC-7' });
  test('is told at every address of the feature that its link shows only its plus crew', async ({ page }) => {
    for (const at of await pagesOf()) {
      if (anybody.includes(at)) continue;
      await expectMessage(page, addressOf(at, '1'), /^This link shows only plus crew PC-7/);
    }
  });
});

test.describe('a person without any right', () => {
  test.use({ login: 'nothing' });
  test('is told at every address why it does not open, or that there is no such thing', async ({ page }) => {
    for (const at of await pagesOf()) {
      if (anybody.includes(at)) continue;
      await expectMessage(
        page,
        addressOf(at, '1'),
        /don’t have access|not found|No delivery note for you|aren’t for you/i,
      );
    }
  });
});

test.describe('a crew member', () => {
  test.use({ login: 'crew' });
  test('is told of ids that never were, in the words of the specification', async ({ page }) => {
    for (const [address, what] of [
      ['/jobs/never-was-one', /^Jobs not found/],
      ['/crews/never-was-one', /^Crew items not found/],
      ['/crews/never-was-one/crew-chief-job', /^Crew items not found/],
      ['/crews/never-was-one/check-in', /^Jobs not found/],
      ['/crews/00000000-0000-0000-0000-000000000000/sign-off', /^Crew items not found/],
      ['/locations/%252e%252e', /^Location not found/],
      ['/crew-profile/never-was-one', /^Profile not found/],
      [`/crews/${'x'.repeat(64)}`, /^Crew items not found/],
    ] as const) {
      await expectMessage(page, address, what);
    }
  });
});

test.describe('nobody', () => {
  test.use({ ownTenant: true });
  test('sees a profile that its person has opened, with nothing around it', async ({ page, product }) => {
    const crew = await actor(product.port, 'crew');
    const access = (open: boolean) => crew.post(`/persons/${crew.id}/profileAccess`, { public: open });
    await access(false);
    await page.goto(`/public-profile/${crew.id}`);
    await expect(page.getByText('Profile not found')).toBeVisible();
    await access(true);
    await page.reload();
    await expect(page.getByText(/^Works with /)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
