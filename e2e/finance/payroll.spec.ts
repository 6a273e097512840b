import type { AnswerOf, payrolls } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { settled, showAllOnHome } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Payrolls = AnswerOf<typeof payrolls.payrolls>;
type Payroll = AnswerOf<typeof payrolls.payroll>;
type Item = AnswerOf<typeof payrolls.payrollItem>;

test.use({ ownTenant: true, login: 'crew', viewport: { width: 360, height: 740 } });

test('a payroll item is declined, answered and confirmed, and the payroll is signed', async ({
  page,
  product,
  device,
}) => {
  test.setTimeout(patience(90_000));
  const crew = await actor(product.port, 'crew');
  const accountant = await actor(product.port, 'accountant');
  const { items } = await crew.get<Payrolls>('/payrolls?open=true');
  const number = items.find(({ status }) => status === 'released')?.number ?? '';
  const now = () => crew.get<Payroll>(`/payrolls/${number}`);

  await page.goto(`/payrolls/${number}`);
  await page.getByRole('button', { name: 'Something is wrong' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Something is wrong' });
  await sheet.getByLabel('What is wrong?').fill('Two hours are missing.');
  await sheet.getByRole('button', { name: 'Decline item' }).click();
  await expect(page.getByText('Waiting for the accountant')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check and sign' })).toHaveCount(0);
  await settled(page);
  await examine(page, `/payrolls/${number}`);

  // The accountant finds it on home, answers and corrects.
  const office = await (await device({ login: 'accountant' })).newPage();
  await office.goto('/');
  await showAllOnHome(office);
  await office.getByRole('link', { name: new RegExp(`something is wrong in ${number}`) }).click();
  await expect(office.getByText('Two hours are missing.').first()).toBeVisible();
  await office.getByRole('button', { name: 'Answer' }).click();
  const answer = office.getByRole('dialog', { name: 'Answer' });
  await answer.getByLabel('Answer').fill('You are right.');
  await answer.getByLabel('Paid hours').fill('9:30');
  await answer.getByRole('button', { name: 'Send answer' }).click();
  await expect(answer).toHaveCount(0);
  const declined = (await crew.get<{ items: Item[] }>(`/payrolls/${number}/items`)).items.find(
    ({ declinedBody }) => declinedBody === 'Two hours are missing.',
  );
  expect(declined).toMatchObject({ status: 'answered', answerBody: 'You are right.', paidMinutes: 570 });

  // What was owed is done: nothing of it waits on home any more.
  await office.goto('/');
  await settled(office);
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(office.getByRole('link', { name: new RegExp(`something is wrong in ${number}`) })).toHaveCount(
    0,
  );

  await page.goto(`/payroll-items/${declined?.id}`);
  await expect(page.getByText('You are right.').first()).toBeVisible();
  await settled(page);
  await examine(page, '/payroll-items');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);

  await page.goto(`/payrolls/${number}`);
  await page.getByRole('button', { name: 'Check and sign' }).click();
  const sign = page.getByRole('dialog', { name: `Sign payroll ${number}` });
  const { toSign } = await now();
  const { text } = (await crew.get<Payroll>(`/payrolls/${number}?language=en`)).toSign;
  await expect(sign.getByText(text)).toBeVisible();
  await sign.getByRole('button', { name: /^Signature: / }).click();
  const pad = page.getByRole('dialog', { name: 'Signature', exact: true });
  await pad.getByRole('button', { name: 'Type your name instead' }).click();
  await pad.getByRole('textbox', { name: 'Type your name instead' }).fill('Ada');
  await pad.getByRole('button', { name: 'Use signature' }).click();
  await sign.getByRole('button', { name: 'Sign payroll' }).click();
  await expect(page.getByText(/^Confirmed /).first()).toBeVisible();
  const signed = await now();
  expect(signed).toMatchObject({ status: 'confirmed', signedText: text });
  expect(signed.minutes).toBe(toSign.minutes);

  // Settled meanwhile: whoever still has it open hears that, in words.
  const paid = await accountant.post<Payroll>(`/payrolls/${signed.id}/paid`, {}, signed.version);
  await accountant.post(`/payrolls/${signed.id}/lock`, {}, paid.version);
  await page.reload();
  await expect(page.getByText("This payroll is settled and can't be changed any more.")).toBeVisible();
});
