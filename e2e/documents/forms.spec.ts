import type { AnswerOf, forms } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { heldClock } from '../support/phone/clock.ts';
import { examine } from '../support/examine.ts';
import { keepsWrite, keptOffline, readsAreKept } from '../support/phone/kept-offline.ts';
import { scribble } from '../support/scribble.ts';
import { settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

test.use({ login: 'crew', ownTenant: true, serviceWorkers: 'allow' });

type Forms = AnswerOf<typeof forms.forms>;
type Performance = AnswerOf<typeof forms.perform>;
const question = (page: Page, name: RegExp) => page.getByRole('region', { name });

async function formNamed(port: number, name: RegExp) {
  const crew = await actor(port, 'crew');
  const { items } = await crew.get<Forms>('/forms?limit=100&page=1');
  const id = items.find((row) => name.test(row.name))?.id ?? '';
  return { id, read: () => crew.get<Performance>(`/forms/perform/${id}`) };
}

test('a form is filled in half offline, survives a reload, and is locked once it is sent', async ({
  page,
  context,
  product,
}) => {
  const { id, read } = await formNamed(product.port, /Wie war es|How was it/);
  const clock = await heldClock(page);
  await page.goto(`/forms/${id}`);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await examine(page, 'a form that nobody has begun');
  await keptOffline(page);
  await readsAreKept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await question(page, /Woche|week/)
    .getByRole('radio', { name: /Schlecht|Bad/ })
    .check();
  // The answer calls for another question.
  await question(page, /Warum|Why/)
    .getByRole('textbox')
    .fill('Zu wenig Schlaf');
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  // The half second after the last key.
  await keepsWrite(page, () => clock.runFor(500));
  await page.reload();
  await expect(question(page, /Warum|Why/).getByRole('textbox')).toHaveValue('Zu wenig Schlaf');
  expect(await read()).toMatchObject({ state: 'new' });

  await context.setOffline(false);
  await expect(page.getByText('Everything is saved')).toBeVisible({ timeout: patience(25_000) });
  await page.getByRole('button', { name: 'Review and submit' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Zu wenig Schlaf')).toBeVisible();
  await sheet.getByRole('button', { name: /^Signature: / }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await sheet.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(page.getByText('The answers are locked.')).toBeVisible();
  await settled(page);
  await examine(page, 'a submitted form');
  expect(await read()).toMatchObject({ state: 'submitted' });
});

test('what is submitted in a dead spot and refused keeps its answers, says why, and can be sent again', async ({
  page,
  context,
  product,
  device,
}) => {
  test.slow();
  const { id, read } = await formNamed(product.port, /Wie war es|How was it/);
  await page.goto(`/forms/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const week = (on: Page) => question(on, /Woche|week/);
  await week(page)
    .getByRole('radio', { name: /Schlecht|Bad/ })
    .check();
  await question(page, /Warum|Why/)
    .getByRole('textbox')
    .fill('Zu wenig Schlaf');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  // The sheet that submits is on the phone too.
  await keptOffline(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Review and submit' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Signature: / }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await sheet.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(sheet).toBeHidden();
  expect(await read()).toMatchObject({ state: 'open' });

  // Meanwhile the same person answers something else on another phone.
  const other = await (await device({ login: 'crew' })).newPage();
  await other.goto(`/forms/${id}`);
  await question(other, /Warum|Why/)
    .getByRole('textbox')
    .fill('Zu laut');
  await expect(other.getByText('Everything is saved')).toBeVisible();
  await other.close();

  await context.setOffline(false);
  await expect(page.getByText('It was answered on another device')).toBeVisible({
    timeout: patience(25_000),
  });
  expect(await read()).toMatchObject({ state: 'open' });
  await settled(page);
  await examine(page, 'a form whose submission was refused');
  await page.getByRole('button', { name: 'Save mine' }).click();
  // Others have answered meanwhile: it is read and signed once more.
  await expect(sheet.getByText('Zu wenig Schlaf')).toBeVisible();
  await sheet.getByRole('button', { name: /^Signature: / }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await sheet.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(page.getByText('The answers are locked.')).toBeVisible({ timeout: patience(25_000) });
  const { state, answers } = await read();
  expect(state).toBe('submitted');
  expect(JSON.stringify(answers)).toContain('Zu wenig Schlaf');
});

/** Answers by the words of the demo, in German. */
async function answer(page: Page, right: boolean) {
  await question(page, /Wen rufen Sie an/)
    .getByRole('radio')
    .nth(right ? 0 : 1)
    .check();
  await question(page, /Darf man allein/)
    .getByRole('radio', { name: right ? 'No' : 'Yes', exact: true })
    .check();
  for (const gear of right ? ['Helm', 'Schuhe S3'] : ['Sandalen'])
    await question(page, /Was tragen Sie/)
      .getByRole('checkbox', { name: gear })
      .check();
  await question(page, /Kilogramm/)
    .getByRole('textbox')
    .fill(right ? '25' : '90');
  await page.getByRole('button', { name: 'Review and submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
}

test('a training is failed first, then passed', async ({ page }) => {
  await page.goto('/trainings');
  await page.getByRole('link', { name: /Elektrounterweisung/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await answer(page, false);
  await expect(page.getByText('Not passed').first()).toBeVisible();
  await settled(page);
  await examine(page, 'a training that was not passed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await answer(page, true);
  await expect(page.getByText(/^100 % right/)).toBeVisible();
  await page.goto('/trainings');
  await expect(page.getByRole('listitem').filter({ hasText: 'Elektrounterweisung' })).toContainText('Passed');
});
