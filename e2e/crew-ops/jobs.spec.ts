import type { AnswerOf, jobs } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { heldClock } from '../support/phone/clock.ts';
import { clockAtSite, plantCrew } from '../support/person/plant-crew.ts';
import { expect, test, type Page } from '../support/story.ts';

type JobDetail = AnswerOf<typeof jobs.job>;

test.use({ login: 'crew', ownTenant: true });
const main = (page: Page) => page.getByRole('main');
const inDays = (days: number) => ({ from: days * 1_440, until: days * 1_440 + 480 });

test('a job is confirmed, taken back and confirmed; one is refused with a reason; a changed one is confirmed anew', async ({
  page,
  product,
}) => {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const asked = (name: string, days: number, as: 'request' | 'book' = 'request') =>
    plantCrew(planner, { name, ...inDays(days), members: [{ who: crew, as }] });
  const [wanted, unwanted, changed] = [
    await asked('Load-in of the tram museum', 40),
    await asked('Load-out of the tram museum', 42),
    await asked('Rehearsal at the tram museum', 44, 'book'),
  ];
  const stands = async ({ items }: { items: readonly string[] }) =>
    (await crew.get<JobDetail>(`/jobs/${items[0]}`)).status;

  const clock = await heldClock(page);
  // Home leads to what waits.
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: /^Answer all \d+ together/ })
    .click();
  await expect(page).toHaveURL(/\/jobs\?tab=toConfirm/);
  const one = page.getByRole('button', { name: /^Confirm job: .*Load-in of the tram museum/ });
  await one.click();
  // The second half of a double tap does not take it back; a moment later a tap does.
  const undo = main(page).getByRole('button', { name: /^Confirmed\s*Undo$/ });
  await undo.waitFor();
  await clock.fastForward(1_300);
  await undo.click();
  await expect.poll(() => stands(wanted)).toBe('requested');
  await one.click();
  await expect.poll(() => stands(wanted)).toBe('confirmed');

  await page.goto(`/jobs/${unwanted.items[0]}`);
  await page.getByRole('button', { name: /^Decline job/ }).click();
  const why = page.getByRole('dialog', { name: /^Decline / });
  await expect(why.getByRole('button', { name: 'Decline job' })).toBeDisabled();
  await why.getByLabel('I have another job').check();
  await why.getByRole('button', { name: 'Decline job' }).click();
  await expect.poll(() => stands(unwanted)).toBe('refused');
  await expect(main(page).getByText('Declined').first()).toBeVisible();

  const item = `/projectCrewItems/${changed.items[0]}`;
  const { version } = await planner.get<{ version: number }>(item);
  const { time: earlier } = clockAtSite(44 * 1_440 - 60);
  await planner.post(item, { startTime: earlier, force: true, reason: 'Lorries come early.' }, version);
  await page.goto(`/jobs/${changed.items[0]}`);
  const change = main(page)
    .getByRole('region', { name: 'What changed' })
    .getByRole('definition')
    .filter({ hasText: earlier });
  await expect(change).toContainText('before:');
  await expect(change).toContainText('now:');
  await page.getByRole('button', { name: /^Confirm change/ }).click();
  await expect.poll(() => stands(changed)).toBe('confirmed');
});

test('jobs that were called off are told until the person has seen them', async ({ page, product }) => {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const [rehearsal, opening] = [
    await plantCrew(planner, {
      name: 'Rehearsal in the glasshouse',
      ...inDays(40),
      members: [{ who: crew }],
    }),
    await plantCrew(planner, { name: 'Opening of the glasshouse', ...inDays(42), members: [{ who: crew }] }),
  ];
  for (const { items } of [rehearsal, opening]) {
    await planner.post('/projectCrewItemStatus', {
      ids: items,
      action: 'notNeeded',
      reason: 'The roof leaks.',
    });
  }
  const seenAt = async ({ items }: { items: readonly string[] }) =>
    (await crew.get<JobDetail>(`/jobs/${items[0]}`)).cancellationSeenAt;
  const seen = (name: string) =>
    main(page).getByRole('button', { name: new RegExp(`^I have seen it: .*${name}`) });

  await page.goto('/jobs');
  await expect(main(page).getByText('The roof leaks.')).toHaveCount(2);
  await seen('Rehearsal').click();
  await expect(seen('Rehearsal')).toHaveCount(0);
  await expect.poll(() => seenAt(rehearsal)).not.toBeNull();
  await expect(seen('Opening')).toBeVisible();
  await page.reload();
  await expect(seen('Opening')).toBeVisible();
  await expect(seen('Rehearsal')).toHaveCount(0);

  // From the job itself as well; Past knows both.
  await main(page)
    .getByRole('link', { name: /Opening of the glasshouse/ })
    .click();
  await expect(page).toHaveURL(/\/jobs\/./);
  await expect(seen('Rehearsal')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^I have seen it/ })).toHaveCount(1);
  await main(page)
    .getByRole('button', { name: /^I have seen it/ })
    .click();
  await expect.poll(() => seenAt(opening)).not.toBeNull();
  await page.goto('/jobs');
  await expect(main(page).getByRole('link', { name: /./ }).first()).toBeVisible();
  await expect(seen('Opening')).toHaveCount(0);
  await page.goto('/jobs?tab=past');
  await expect(main(page).getByRole('link', { name: /Rehearsal in the glasshouse/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Opening of the glasshouse/ })).toBeVisible();
});
