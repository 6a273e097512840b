import { inEveryRun } from '../../support/in-every-run.ts';
import { ask } from '../../support/person/ask.ts';
import { heading, homeIsOpen, mainMenu } from '../../support/screens.ts';
import { signInByHand } from '../../support/person/sign-in.ts';
import { expect, test } from '../../support/story.ts';

const logins = [
  ['crew', '/help', 'Help'],
  ['chief', '/help', 'Help'],
  ['planner', '/version', 'Version'],
  ['planner.new', '/help', 'Help'],
  ['operations', '/help', 'Help'],
  ['planning', '/help', 'Help'],
  ['office', '/mailbox', 'Mailbox'],
  ['accountant', '/help', 'Help'],
  ['client', '/mailbox', 'Mailbox'],
  ['client.basic', '/help', 'Help'],
  ['everything', '/mailbox', 'Mailbox'],
  ['nothing', '/help', 'Help'],
] as const;

test.describe('the wanted page opens after signing in', () => {
  for (const [login, wanted, title] of inEveryRun(logins, 3)) {
    test(`${login} wants ${wanted}${login === 'crew' ? ' @firefox' : ''}`, async ({ page }) => {
      await page.goto(`${wanted}?from=a-link`);
      if (wanted === '/version') {
        // Open to everybody, so nobody is asked.
        await expect(heading(page, title)).toBeVisible();
        await page.goto('/');
        await expect(page).toHaveURL(/\/login$/);
        await signInByHand(page, login);
        await homeIsOpen(page);
        return;
      }
      await expect(page).toHaveURL(/\/login\?wanted=/);
      await expect(page.getByText('Sign in, and the page you asked for opens.')).toBeVisible();
      await signInByHand(page, login);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(`${wanted}?from=a-link`);
      await page.reload();
      await expect(heading(page, title)).toBeVisible();
    });
  }
});

const notOurs = [
  'https://example.com/',
  '//example.com/',
  '/\\example.com',
  'javascript:alert(1)',
  '/no-such-page',
];
for (const elsewhere of inEveryRun(notOurs, 3)) {
  test(`a wanted address that is not ours is not followed: ${elsewhere}`, async ({ page, baseURL }) => {
    await page.goto(`/login?wanted=${encodeURIComponent(elsewhere)}`);
    await signInByHand(page, 'crew');
    await homeIsOpen(page);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('a wrong password is said, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await signInByHand(page, 'planner.new', 'not-the-password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/login or password/i).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Login' })).toHaveValue('planner.new');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signInByHand(page, 'planner.new');
  await homeIsOpen(page);
});

test('an unknown login is refused in the same words as a wrong password', async ({ page }) => {
  await page.goto('/login');
  const said: string[] = [];
  for (const login of ['nobody.at.all', 'operations']) {
    await page.goto('/login');
    await signInByHand(page, login, 'not-the-password');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    said.push(await page.locator('main').innerText());
  }
  expect(said[0]).toBe(said[1]);
});

test('a blocked account is refused with a clear message', async ({ page }) => {
  await page.goto('/login');
  await signInByHand(page, 'expired');
  await expect(page.getByText(/blocked/i).first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('empty fields are named where they are, before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your login.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Login' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Login' })).toBeFocused();
  await page.keyboard.type('crew');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your password.').first()).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('seen-or-not');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show password/i }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /hide password/i }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('a host that belongs to nobody says so, without a form', async ({ page, product }) => {
  await page.goto(`${product.origin('unknown')}/`);
  await expect(heading(page, 'There is no one at this address')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('signed in already, the sign-in page leads home', async ({ page }) => {
  await page.goto('/login');
  await signInByHand(page, 'crew');
  await homeIsOpen(page);
  await page.goto('/login');
  await homeIsOpen(page);
});

test.describe('a link that signs in', () => {
  for (const [query, login, lands] of [
    ['PID=4711&Password=callboard-demo', '4711', '/projects/4711'],
    ['PCID=PC-7&Password=callboard-demo', 'PC-7', '/plus-crews/PC-7'],
  ] as const) {
    test(`${query.split('&')[0]} with its password leaves no trace in the address`, async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => {
        addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
      });
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await page.goto(`/?${query}`);
      await expect(page).toHaveURL(lands);
      // The first request is the link itself; nothing after it carries what was in it.
      expect(addresses.slice(1).filter((text) => /password|callboard-demo/i.test(text))).toEqual([]);
      expect(page.url()).not.toMatch(/ticket|PID|PCID|assword/);
      expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('callboard-demo');
      const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
      expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).toContain(
        `"subject":"${login}"`,
      );
    });
  }

  test('the product answers it with 303, no-store and no-referrer', async ({ product }) => {
    const answer = await ask(product.port, '/projects/4711?PID=4711&Password=callboard-demo', {
      tenant: 'nordlicht',
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).not.toMatch(/password|callboard-demo/i);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  test('the login alone is filled in, and the password is asked for', async ({ page }) => {
    await page.goto('/?PID=4711');
    await expect(page.getByRole('textbox', { name: 'Login' })).toHaveValue('4711');
    await page.getByLabel('Password', { exact: true }).fill('callboard-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/projects/4711');
  });

  test('a wrong password in it ends on the sign-in page', async ({ page }) => {
    await page.goto('/?PID=4711&Password=wrong');
    await expect(page).toHaveURL(/\/login/);
    expect(page.url()).not.toContain('wrong');
    await expect(page.getByRole('textbox', { name: 'Login' })).toBeVisible();
  });

  test('somebody else is signed in: nothing is switched without a question', async ({ page }) => {
    await page.goto('/login');
    await signInByHand(page, 'office');
    await homeIsOpen(page);
    await page.goto('/?PID=4711&Password=callboard-demo');
    await expect(page.getByText(/is signed in on this device/)).toBeVisible();
    await page.getByRole('button', { name: /^Stay as/ }).click();
    await homeIsOpen(page);
    await page.goto('/?PID=4711&Password=callboard-demo');
    await page.getByRole('button', { name: 'Switch login' }).click();
    await expect(page).toHaveURL('/projects/4711');
    await expect(mainMenu(page)).toHaveCount(0);
  });
});
