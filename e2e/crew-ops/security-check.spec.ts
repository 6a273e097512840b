import type { AnswerOf, jobs, securityChecks } from '@callboard/contract';
import { actor, type Actor } from '../support/person/actor.ts';
import { heldClock } from '../support/phone/clock.ts';
import { keepsWrite, keptOffline, readsAreKept } from '../support/phone/kept-offline.ts';
import { plantCrew } from '../support/person/plant-crew.ts';
import { scribble } from '../support/scribble.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Checks = AnswerOf<typeof securityChecks.securityChecks>;
type Jobs = AnswerOf<typeof jobs.jobs>;

test.use({ login: 'chief', ownTenant: true, serviceWorkers: 'allow' });

/** The form of a check that the demo has planned, by its name. */
async function formNamed(chief: Actor, name: RegExp): Promise<string> {
  const { items } = await chief.get<Jobs>('/jobs?limit=100&page=1');
  for (const id of new Set(items.filter((job) => job.chief).map(({ crew }) => crew.id))) {
    const checks = await chief.get<Checks>(`/projectCrews/${id}/securityChecks?limit=100&page=1`);
    const found = checks.items.find(({ form }) => name.test(form));
    if (found) return found.formId;
  }
  throw new Error(`No check is called ${name}.`);
}

const question = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('a check is begun without a network, signed by the chief, and below by the client on the same phone', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const [planner, chief] = await Promise.all(['planner', 'chief'].map((login) => actor(product.port, login)));
  if (!planner || !chief) throw new Error('Somebody is missing.');
  const { crewId } = await plantCrew(planner, {
    name: 'A roof in the wind',
    from: 30,
    until: 300,
    members: [{ who: chief, chief: true }],
  });
  const formId = await formNamed(chief, /baustelle|site safety/i);
  const planned = await planner.post<Checks>(`/projectCrews/${crewId}/securityChecks`, { formId });
  const { date, shift } = planned.items[0] ?? { date: '', shift: '' };
  const row = async () => (await planner.get<Checks>(`/projectCrews/${crewId}/securityChecks`)).items[0];

  const clock = await heldClock(page);
  await page.goto(`/crews/${crewId}/security-check/${formId}/${date}/${shift}`);
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  await keptOffline(page);
  await readsAreKept(page);
  await context.setOffline(true);
  await start.click();
  const exits = question(page, /Fluchtwege|Escape routes/);
  await exits.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible();
  // The half second after the last answer.
  await keepsWrite(page, () => clock.runFor(500));
  await page.reload();
  await expect(exits.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(await row()).toMatchObject({ started: false });

  await context.setOffline(false);
  await expect(page.getByText('Everything is saved')).toBeVisible({ timeout: patience(25_000) });
  expect(await row()).toMatchObject({ started: true });
  await question(page, /Verbandskasten|First aid/)
    .getByRole('radio', { name: 'Yes' })
    .check();
  await question(page, /Personen|People/)
    .getByRole('textbox')
    .fill('12');
  await page.getByRole('button', { name: 'Review and submit' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Signature: Nothing signed yet' }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await sheet.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(page.getByText(/^Signed by /)).toBeVisible();

  await page.getByRole('button', { name: 'Client signs' }).click();
  await sheet.getByLabel('Name in block letters').fill('Sofia Lindqvist');
  await sheet.getByRole('button', { name: 'Signature: Nothing signed yet' }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await sheet.getByRole('button', { name: 'Sign check' }).click();
  await expect(page.getByText(/^Second signature by SOFIA LINDQVIST/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Client signs' })).toHaveCount(0);
  expect(await row()).toMatchObject({ state: 'done', signerName: 'SOFIA LINDQVIST' });
});
