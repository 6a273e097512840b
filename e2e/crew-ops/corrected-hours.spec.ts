import { actor } from '../support/person/actor.ts';
import { clockAtSite, plantCrew } from '../support/person/plant-crew.ts';
import { showAllOnHome } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { typeTime } from '../support/type-date.ts';

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => sheet(page).getByRole('group', { name, exact: true });

test.use({ login: 'chief', ownTenant: true });

test('hours that somebody calls wrong after the sign-off are found by the office, corrected and answered', async ({
  page,
  product,
  device,
}) => {
  test.slow();
  const [planner, chief, crew] = await Promise.all([
    actor(product.port, 'planner'),
    actor(product.port, 'chief'),
    actor(product.port, 'crew'),
  ]);
  const { crewId, items } = await plantCrew(planner, {
    name: 'Dome of the fair',
    from: -40,
    until: 240,
    members: [{ who: chief, chief: true }, { who: crew }],
  });
  const came = new Date(Date.now() - 20 * 60_000).toISOString();
  await chief.post(`/projectCrews/${crewId}/checkAll`, { step: 'in', at: came, reason: 'No signal' });
  await chief.post(`/projectCrews/${crewId}/checkAll`, { step: 'out', reason: 'Done early' });

  await page.goto(`/crews/${crewId}/sign-off`);
  await page.getByRole('button', { name: 'Sign off hours' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign off hours' }).click();
  await expect(page).toHaveURL(`/crews/${crewId}/delivery-note`);

  // The person: from the own job to the own hours.
  const phone = await (await device({ login: 'crew' })).newPage();
  await phone.goto(`/jobs/${items[1]}`);
  await phone.getByRole('link', { name: /Something wrong\?/ }).click();
  await phone.getByRole('button', { name: 'I think my hours are wrong' }).click();
  const cameEarlier = clockAtSite(-35).time;
  await typeTime(field(phone, 'From'), cameEarlier);
  await expect(sheet(phone).getByText(/^\+0:1[3-7] h/)).toBeVisible();
  await sheet(phone).getByLabel('What is wrong?').fill('I unlocked the gate at the beginning.');
  await sheet(phone).getByRole('button', { name: 'Send to the office' }).click();
  await expect(main(phone).getByText('Waits for the office')).toBeVisible();

  // The office: from home to the hours, with what the person says in the form.
  const desk = await (await device({ login: 'office' })).newPage();
  await desk.goto('/');
  await showAllOnHome(desk);
  await desk.getByRole('link', { name: /^Ada Kern: my hours are wrong/ }).click();
  await expect(main(desk).getByText('I unlocked the gate at the beginning.')).toBeVisible();
  await desk.getByRole('button', { name: 'Correct hours' }).click();
  await expect(field(desk, 'From')).toContainText(cameEarlier.slice(0, 2));
  await expect(sheet(desk).getByText(/^\+0:1[3-7] h/)).toBeVisible();
  await sheet(desk).getByRole('button', { name: 'Correct hours' }).click();
  await expect(sheet(desk).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await sheet(desk).getByLabel('Reason').fill('The gate book says so');
  await sheet(desk).getByRole('button', { name: 'Correct hours' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(main(desk).getByText('Hours corrected', { exact: true })).toBeVisible();
  await desk.goto('/');
  await expect(desk.getByRole('link', { name: /my hours are wrong/ })).toHaveCount(0);

  // The person reads on home that there is an answer, and then before, after and why.
  await phone.goto('/');
  await phone.getByRole('link', { name: /^Your hours: answer from the office/ }).click();
  const corrections = main(phone).getByRole('list', { name: 'Corrections' });
  await expect(corrections).toContainText('Before');
  await expect(corrections).toContainText(`After${cameEarlier}`);
  await expect(corrections).toContainText('Reason: The gate book says so');
  await expect(
    main(phone).getByText(/^Answer from Marlene Hofstätter.*The gate book says so$/),
  ).toBeVisible();

  // The note of the crew tells it too, and the chief is told whom to ask.
  await page.goto(`/crews/${crewId}/delivery-note`);
  await expect(
    main(page).getByText(/^Corrected by Marlene Hofstätter.*: The gate book says so$/),
  ).toBeVisible();
  await page.getByRole('link', { name: /Ada Kern/ }).click();
  await expect(main(page).getByText(/^Ask the office to correct them: .*/)).toBeVisible();
});
