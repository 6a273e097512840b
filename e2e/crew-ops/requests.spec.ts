import type { AnswerOf, jobs } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { plantCrew } from '../support/person/plant-crew.ts';
import { settled, showAllOnHome } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';

type JobDetail = AnswerOf<typeof jobs.job>;

test.use({ login: 'planner', ownTenant: true });
test.setTimeout(patience(120_000));

const dayMinutes = 1_440;
const name = 'Ropes of the tower';
const main = (page: Page) => page.getByRole('main');

test('positions are offered; who applies is chosen, and who cannot come is taken off, both from home', async ({
  page,
  device,
  product,
}) => {
  const [planner, ada, ill] = await Promise.all(
    ['planner', 'crew', 'forgetful'].map((login) => actor(product.port, login)),
  );
  if (!planner || !ada || !ill) throw new Error('Somebody is missing.');
  const from = 6 * dayMinutes;
  const { crewId, items } = await plantCrew(planner, {
    name,
    from,
    until: from + 300,
    members: [{ who: ill }],
  });

  // The planner creates a position like the one there is, and offers it.
  await page.goto(`/crews/${crewId}`);
  const positions = page.getByRole('list', { name: 'Positions' });
  await positions.getByRole('button', { name: /^More on / }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const form = page.getByRole('dialog', { name: 'Duplicate position' });
  await form.getByRole('button', { name: 'Create position' }).click();
  await expect(form).toHaveCount(0);
  const free = positions.getByRole('listitem').filter({ hasText: 'Nobody yet' });
  await free.getByRole('button', { name: /^More on / }).click();
  await page.getByRole('menuitem', { name: 'Offer as vacancy' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer as vacancies' });
  await offer.getByRole('button', { name: 'Offer as vacancies' }).click();
  await expect(offer).toHaveCount(0);
  await expect(free.getByText('Vacancy')).toBeVisible();

  // Ada applies; whoever holds the other one cannot come.
  const phone = await (await device({ login: 'crew' })).newPage();
  await phone.goto('/projects-vacancy');
  await phone
    .getByRole('list', { name: 'Vacancies, soonest first' })
    .getByRole('link')
    .filter({ hasText: name })
    .click();
  const vacancy = phone.getByRole('dialog', { name: 'Vacancy' });
  await vacancy.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(vacancy).toBeHidden();
  const bed = await (await device({ login: 'forgetful' })).newPage();
  await bed.goto(`/jobs/${items[0]}`);
  await bed.getByRole('button', { name: 'Request removal' }).click();
  await bed.getByRole('dialog').getByRole('button', { name: 'I have another job' }).click();
  await expect(bed.getByText('You have asked to be removed').first()).toBeVisible();

  // Home leads to the choice: one tap to the crew, one to the applicants, one that accepts.
  await page.goto('/');
  const waits = (what: RegExp) => main(page).getByRole('link', { name: what }).filter({ hasText: name });
  await showAllOnHome(page);
  await waits(/1 person has applied/).click();
  const choose = main(page).getByRole('button', { name: /^1 person has applied/ });
  await expect(choose).toBeVisible();
  // Taking the offer back would turn her down, which is said before.
  await free.getByRole('button', { name: /^More on / }).click();
  await page.getByRole('menuitem', { name: 'Withdraw vacancy' }).click();
  const withdraw = page.getByRole('alertdialog', { name: 'Withdraw vacancy' });
  await expect(
    withdraw.getByText(/^1 person has applied\. Their applications are turned down/),
  ).toBeVisible();
  await examine(page, 'the question before an offer with applicants is withdrawn');
  await withdraw.getByRole('button', { name: 'Not yet' }).click();
  await choose.click();
  const applicants = page.getByRole('dialog', { name: 'Applicants' });
  await expect(applicants.getByText('Ada Kern')).toBeVisible();
  await settled(page);
  await examine(page, 'the applicants for a position');
  const [accept, reason] = [
    applicants.getByRole('button', { name: 'Accept: Ada Kern' }),
    applicants.getByRole('textbox'),
  ];
  await accept.click();
  // What the demo has planned for her besides may need a reason.
  if (await reason.isVisible()) {
    await reason.fill('Both can be done.');
    await applicants.getByRole('button', { name: 'Accept anyway' }).click();
  }
  await expect(page.getByText('Accepted: Ada Kern')).toBeVisible();
  await applicants.getByRole('button', { name: 'Close' }).first().click();
  await expect(positions.getByRole('listitem').filter({ hasText: 'Ada Kern' })).toContainText('Confirmed');

  await page.goto('/');
  await showAllOnHome(page);
  await waits(/asks to be taken off/).click();
  await main(page)
    .getByRole('button', { name: /asks to be taken off/ })
    .click();
  const removal = page.getByRole('dialog', { name: /asks to be taken off$/ });
  await expect(removal.getByText(/I have another job/)).toBeVisible();
  await settled(page);
  await examine(page, 'the answer to who asks to be taken off');
  await removal.getByRole('textbox').fill('Thank you for saying so in time.');
  await removal.getByRole('button', { name: 'Take off the job' }).click();
  await expect(removal.getByText(/is off the job and has been notified/)).toBeVisible();
  expect((await ill.get<JobDetail>(`/jobs/${items[0]}`)).status).toBe('refused');
  await removal.getByRole('link', { name: 'Find a substitute' }).click();
  await main(page)
    .getByRole('button', { name: new RegExp(`^Find best person: ${name}`) })
    .click();
  const best = page.getByRole('dialog', { name: 'Find best person' });
  const ask = best.getByRole('button', { name: /^Ask / }).first();
  await ask.click();
  await expect(page.getByText(/^Request sent: /)).toBeVisible();
  await expect(best).toHaveCount(0);

  // Nothing waits any more.
  await page.goto('/');
  await showAllOnHome(page);
  await settled(page);
  await expect(waits(/./)).toHaveCount(0);
});
