import type { AnswerOf, jobs } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { minutesLeftToday, plantCrew } from '../support/person/plant-crew.ts';
import { expect, test, type Page } from '../support/story.ts';

type JobDetail = AnswerOf<typeof jobs.job>;

test.use({ login: 'crew', ownTenant: true });
const main = (page: Page) => page.getByRole('main');

test('somebody is sick on the day: the planner calls the spare in, who confirms', async ({
  page,
  product,
  device,
}) => {
  test.slow();
  const [planner, chief, crew, ill] = await Promise.all(
    ['planner', 'chief', 'crew', 'forgetful'].map((login) => actor(product.port, login)),
  );
  if (!planner || !chief || !crew || !ill) throw new Error('Somebody is missing.');
  const name = 'Scaffold of the north stand';
  // Later today, however late it is: who reports sick does so for today.
  const from = Math.min(120, minutesLeftToday() - 2);
  const { crewId, items } = await plantCrew(planner, {
    name,
    from,
    until: from + 360,
    members: [{ who: chief, chief: true }, { who: ill }, { who: crew, as: 'requestSpare' }],
  });
  // Ada stands by here and works elsewhere: what stops her needs a reason.
  await plantCrew(planner, {
    name: 'Ticket office',
    from: from + 60,
    until: from + 180,
    members: [{ who: crew }],
  });
  const standing = async () => (await crew.get<JobDetail>(`/jobs/${items[2]}`)).status;

  // The spare says that she stands by.
  await page.goto(`/jobs/${items[2]}`);
  await page.getByRole('button', { name: /^Confirm job/ }).click();
  await expect.poll(standing).toBe('spare');

  // Somebody of the crew wakes up with a fever; what she misses stands there before it is sent.
  const bed = await (await device({ login: 'forgetful' })).newPage();
  await bed.goto('/personal-calendar');
  await main(bed).getByRole('button', { name: 'Report sick' }).click();
  const report = bed.getByRole('dialog', { name: 'Report sick' });
  await expect(report.getByText(name)).toBeVisible();
  await report.getByRole('button', { name: 'Report sick' }).click();
  await expect(bed.getByText('Reported. Your planner will be notified. Get well soon.')).toBeVisible();

  // The chief sees who stands by; calling in is the planner's.
  const listAt = `/crews/${crewId}/crew-chief-job`;
  const chiefs = await (await device({ login: 'chief' })).newPage();
  await chiefs.goto(listAt);
  await expect(chiefs.getByRole('list', { name: 'Spares' }).getByText('Ada Kern')).toBeVisible();
  await expect(chiefs.getByRole('button', { name: 'Activate' })).toHaveCount(0);
  const planners = await (await device({ login: 'planner' })).newPage();
  await planners.goto(listAt);
  await planners.getByRole('list', { name: 'Spares' }).getByRole('button', { name: 'Activate' }).click();
  const against = planners.getByRole('dialog', { name: 'Activate Ada Kern anyway?' });
  await expect(against.getByText(/Ticket office/)).toBeVisible();
  await against.getByLabel('Reason for overriding').fill('The ticket office can wait.');
  await against.getByRole('button', { name: 'Activate' }).click();
  await expect(planners.getByText('Activated. The person is asked to confirm.')).toBeVisible();
  await expect.poll(standing).toBe('requested');

  await page.goto('/jobs?tab=toConfirm');
  await page.getByRole('button', { name: new RegExp(`^Confirm job: .*${name}`) }).click();
  await expect.poll(standing).toBe('confirmed');
  await planners.goto(listAt);
  const list = planners.getByRole('list', { name: 'The crew, one row a person' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Ada Kern' })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'Emrys' })).toContainText('Absent, reported');
});
