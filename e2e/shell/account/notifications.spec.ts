import { actor } from '../../support/person/actor.ts';
import { patience } from '../../support/run/patience.ts';
import { plantCrew } from '../../support/person/plant-crew.ts';
import { expect, test } from '../../support/story.ts';

test.use({ login: 'crew', ownTenant: true });

test('a request makes the bell count up, opens its job from the list, and is read then', async ({
  page,
  product,
}) => {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/live'), {
    timeout: patience(30_000),
  });
  await page.goto('/');
  await live;
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  const unread = async () =>
    Number(/(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  await expect(bell).toBeVisible({ timeout: patience(20_000) });
  await expect.poll(unread).toBeGreaterThan(0);
  const before = await unread();

  const { items } = await plantCrew(planner, {
    name: 'Rig of the river stage',
    from: 60 * 24 * 40,
    until: 60 * 24 * 40 + 240,
    members: [{ who: crew, as: 'request' }],
  });
  await expect.poll(unread).toBe(before + 1);

  await bell.click();
  const news = page.getByRole('list', { name: 'New', exact: true });
  // What the server writes is in the language of the login.
  const request = news.getByRole('link', { name: /Rig of the river stage/ });
  await request.click();
  await expect(page).toHaveURL(`/jobs/${items[0]}`);
  await expect.poll(unread).toBe(before);
});
