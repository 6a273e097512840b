import { ask } from '../support/person/ask.ts';
import { expect, test } from '../support/story.ts';

test.describe('the link of an email', () => {
  test.use({ ownTenant: true });

  test('opening the link does nothing; one tap unsubscribes; again says so; never an error', async ({
    page,
    product,
    device,
  }) => {
    const link = '/unsubscribe/unsubscribe-demo';
    await page.goto(link);
    await expect(page.getByText('Stop these emails?')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Stop these emails?')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Already unsubscribed')).toBeVisible();

    for (let again = 0; again < 2; again += 1) {
      const answer = await ask(product.port, '/api/v1/emailMessages/unsubscribe', {
        tenant: 'nordlicht',
        method: 'POST',
        headers: { type: 'MOBILE', 'idempotency-key': crypto.randomUUID() },
        body: { token: 'unsubscribe-demo' },
      });
      expect(answer.status).toBe(200);
      expect(answer.json<{ unsubscribed: boolean }>().unsubscribed).toBe(true);
    }

    const signedIn = await (await device({ login: 'office' })).newPage();
    await signedIn.goto(link);
    await expect(signedIn.getByText('Already unsubscribed')).toBeVisible();
  });
});

for (const token of ['never-was-one', '%00', 'x'.repeat(500), '..%2F..%2Fjobs']) {
  test(`a link that is broken says so: ${token.slice(0, 20)}`, async ({ page }) => {
    await page.goto(`/unsubscribe/${token}`);
    await expect(
      page.getByText('This link does not work').or(page.getByText('Page not found')),
    ).toBeVisible();
  });
}
