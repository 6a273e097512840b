import { examine } from '../../support/examine.ts';
import { heading, settled, signOut } from '../../support/screens.ts';
import { codeOf } from '../../support/person/one-time-code.ts';
import { password } from '../../support/person/sign-in.ts';
import { expect, test, type Page } from '../../support/story.ts';

test.use({ login: 'crew', ownTenant: true });

/** A phone that keeps passkeys, with its owner's finger on it. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function proveByPassword(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(sheet.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await examine(page, 'the question for a proof');
  await sheet.getByLabel('Password', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(sheet).toBeHidden();
}

async function openSignInWays(page: Page) {
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Ways to sign in/ }).click();
  await expect(page).toHaveURL('/profile/sign-in');
  await settled(page);
}

test('a passkey is made, signs in without login and password, and is removed', async ({ page }) => {
  test.slow();
  await withAuthenticator(page);
  await openSignInWays(page);
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await examine(page, 'the ways to sign in');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await proveByPassword(page);
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByText('Not used yet')).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Other ways to sign in' }).click();
  await expect(heading(page, 'Other ways to sign in')).toBeVisible();
  await examine(page, 'the other ways to sign in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(heading(page, /^Good/)).toBeVisible();
  await page.goto('/profile/devices');
  await expect(page.getByText(/with a passkey$/)).toBeVisible();

  await openSignInWays(page);
  await expect(list.getByText(/^Last used/)).toBeVisible();
  await page.getByRole('button', { name: /^Change “/ }).click();
  await page.getByRole('menuitem', { name: 'Remove passkey' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await proveByPassword(page);
  await expect(page.getByText('No passkeys yet')).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Other ways to sign in' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/no longer works here/)).toBeVisible();
});

test('one-time codes ask for a recovery code after the password', async ({ page }) => {
  test.slow();
  await openSignInWays(page);
  await page.getByRole('button', { name: 'Set up one-time codes' }).click();
  await proveByPassword(page);
  const sheet = page.getByRole('dialog', { name: 'Set up one-time codes' });
  const key = (await sheet.getByRole('textbox', { name: 'Key' }).inputValue()).replaceAll(' ', '');
  await examine(page, 'the sheet that sets up codes');
  await sheet.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, await page.evaluate(() => Date.now())));
  await sheet.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await examine(page, 'the recovery codes');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Login' }).fill('crew');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'One-time code')).toBeVisible();
  await examine(page, 'the question for a code');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, /^Good/)).toBeVisible();
});
