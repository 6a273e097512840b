import { inEveryRun } from '../../support/in-every-run.ts';
import { heading, homeIsOpen } from '../../support/screens.ts';
import { password, signInByHand } from '../../support/person/sign-in.ts';
import { expect, test } from '../../support/story.ts';

// Passwords and links are changed and used up.
test.use({ ownTenant: true });

const dead = 'This link no longer works';

const deadLinks = [
  ['used', '/forgottenPassword/reset-used'],
  ['expired', '/forgottenPassword/reset-expired'],
  ['unknown', '/forgottenPassword/never-was-one'],
  ['garbled', '/welcome/%F0%9F%A6%86%2F..%2F'],
  ['far too long', `/welcome/${'x'.repeat(900)}`],
] as const;
for (const [name, path] of inEveryRun(deadLinks, 3)) {
  test(`a link that is ${name} says so and offers a new one`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(dead)).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(heading(page, 'Forgotten password')).toBeVisible();
  });
}

test('a welcome link is only shown by opening it, sets a password, and is used up', async ({
  page,
  device,
}) => {
  const chosen = 'rain on the loading dock';
  await page.goto('/welcome/welcome-demo');
  const login = /login “(.+?)”/.exec(
    await page.getByText(/Choose a password for your login/).innerText(),
  )?.[1];
  expect(login).toBeTruthy();
  // A mail scanner opens it as well: that must not use it up.
  await page.reload();
  await expect(heading(page, /^Welcome/)).toBeVisible();

  const field = page.getByLabel('New password', { exact: true });
  await field.fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('At least 12 characters.').first()).toBeVisible();
  await field.fill('password1234');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Many people use this password. Choose another one.').first()).toBeVisible();
  await field.fill(chosen);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The password is saved. Sign in with it.').first()).toBeVisible();
  await signInByHand(page, login ?? '', chosen);
  await homeIsOpen(page);

  const other = await (await device()).newPage();
  await other.goto('/welcome/welcome-demo');
  await expect(other.getByText(dead)).toBeVisible();
});

test('a reset link sets a new password and ends the sessions elsewhere', async ({ page, device }) => {
  const chosen = 'seven trucks before dawn';
  await page.goto('/forgottenPassword/reset-demo');
  const login = /for “(.+?)”/.exec(await page.getByText(/Choose a new password for/).innerText())?.[1] ?? '';
  const elsewhere = await (await device()).newPage();
  await elsewhere.goto('/login');
  await signInByHand(elsewhere, login, password);
  await homeIsOpen(elsewhere);

  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The password is saved. Sign in with it.').first()).toBeVisible();
  await signInByHand(page, login, chosen);
  await homeIsOpen(page);

  await elsewhere.reload();
  await elsewhere.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('a forgotten password is answered the same for a login that exists and one that does not', async ({
  page,
}) => {
  const answers: string[] = [];
  for (const login of ['planning', 'no.such.login']) {
    await page.goto('/forgotten-password');
    await page.getByRole('textbox', { name: 'Login' }).fill(login);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    answers.push((await page.getByText(/If there is an account for/).innerText()).replace(login, '…'));
  }
  expect(answers[0]).toBe(answers[1]);
});

test('a password is changed with the present one', async ({ page }) => {
  const chosen = 'forty metres of truss';
  await page.goto('/renew-password');
  await page.getByRole('textbox', { name: 'Login' }).fill('client.basic');
  await page.getByLabel('Present password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is saved. Sign in with it.').first()).toBeVisible();
  await signInByHand(page, 'client.basic', chosen);
  await homeIsOpen(page);
});
