import type { AnswerOf, jobs } from '@callboard/contract';
import { actor } from '../../support/person/actor.ts';
import { examine } from '../../support/examine.ts';
import { patience } from '../../support/run/patience.ts';
import { plantCrew } from '../../support/person/plant-crew.ts';
import { settled } from '../../support/screens.ts';
import { expect, test } from '../../support/story.ts';
import type { Page } from '../../support/story.ts';

test.use({ ownTenant: true });

type Detail = AnswerOf<typeof jobs.job>;

/** The planner asks somebody without a device, who is mailed. */
async function mailedRequest(port: number, page: Page, name: string) {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const from = 60 * 24 * 40;
  const members = [{ who: crew, as: 'request' }] as const;
  const { items } = await plantCrew(planner, { name, from, until: from + 240, members });
  const linkIn = async () => {
    const list = await (await page.request.get(`http://127.0.0.1:${port}/dev/mail`)).text();
    for (const [, mail] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
      const text = await (await page.request.get(`http://127.0.0.1:${port}${mail}`)).text();
      const link = /\/answer#[\w-]{43}/.exec(text)?.[0];
      if (link && text.includes(name)) return link;
    }
    return '';
  };
  await expect.poll(linkIn, { timeout: patience(20_000) }).not.toBe('');
  const id = items[0] ?? '';
  return { id, link: await linkIn(), job: () => crew.get<Detail>(`/jobs/${id}`) };
}

const confirm = (page: Page) => page.getByRole('button', { name: /^(Confirm job|Job bestätigen)$/ });

test('a request is answered from the mail without a session, once', async ({ page, product, device }) => {
  test.slow();
  const { link, job } = await mailedRequest(product.port, page, 'Rig of the lake stage');
  await page.goto(link);
  await expect(page.getByText(/Rig of the lake stage/).first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page).toHaveURL(/\/answer$/);
  // A mail scanner opens it as well, and so does who comes back: that answers nothing.
  await page.reload();
  await expect(confirm(page)).toBeVisible();
  expect((await job()).status).toBe('requested');
  await settled(page);
  await examine(page, 'the page of a mailed request');
  await confirm(page).click();
  await expect(page.getByText(/^(Confirmed|Bestätigt)$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /calendar|Kalender/ })).toBeVisible();
  await settled(page);
  await examine(page, 'a mailed request that was confirmed');
  const { status, history } = await job();
  expect(status).toBe('confirmed');
  expect(history.map(({ caption }) => caption)).toContain('item_confirm_by_link');

  const other = await (await device()).newPage();
  await other.goto(link);
  await expect(
    other.getByText(/^(You’ve already confirmed this job|Sie haben diesen Job schon bestätigt)$/),
  ).toBeVisible();
  await expect(confirm(other)).toHaveCount(0);
  await other.getByRole('link', { name: /^(Sign in|Anmelden)$/ }).click();
  await expect(other).toHaveURL(/\/login/);
});

test('a request is declined from the mail with a reason', async ({ page, product }) => {
  const { link, job } = await mailedRequest(product.port, page, 'Strike of the lake stage');
  await page.goto(link);
  await page.getByRole('button', { name: /^(Decline job|Job ablehnen)$/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').first().check();
  await sheet.getByRole('button', { name: /^(Decline job|Job ablehnen)$/ }).click();
  await expect(page.getByText(/^(Declined|Abgelehnt)$/).first()).toBeVisible();
  expect((await job()).status).toBe('refused');
});

test('a link that never was one says so and offers the sign-in', async ({ page }) => {
  await page.goto('/answer#never-was-one');
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
