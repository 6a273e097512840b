import { examine } from '../../support/examine.ts';
import { keptOffline, readsAreKept } from '../../support/phone/kept-offline.ts';
import { heldClock } from '../../support/phone/clock.ts';
import { heading, settled } from '../../support/screens.ts';
import { expect, test } from '../../support/story.ts';

test.describe('somebody of a crew', () => {
  test.use({ login: 'crew' });

  test('finds when to check in, and is led to their jobs', async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByText('When can I check in?')).toBeVisible();
    await settled(page);
    await examine(page, 'the help');
    await page.getByRole('searchbox', { name: 'Search help' }).fill('check in button');
    await expect(page.getByText('How do I submit a receipt?')).toBeHidden();
    await page.getByText('When can I check in?').click();
    await expect(page).toHaveURL('/help#check-in');
    await expect(page.getByText(/^From 60 minutes before your start/)).toBeVisible();
    await page.locator('#check-in').getByRole('link', { name: 'Jobs' }).click();
    await expect(page).toHaveURL('/jobs');
  });

  test('an address opens its answer, and planners’ answers are not there', async ({ page }) => {
    await page.goto('/help#receipts');
    await expect(
      page.getByText(/^Take a photo of it; .* up to 90 days old, its photo up to 20 MB/),
    ).toBeVisible();
    await expect(page.getByText('How do I read Planner crew?')).toHaveCount(0);
  });
});

test.describe('a planner', () => {
  test.use({ login: 'planner' });

  test('reads what the signs of the grid mean', async ({ page }) => {
    await page.goto('/help#planner-crew');
    const answer = page.locator('#planner-crew');
    await expect(answer.getByText(/Less than 11 hours between two jobs/)).toBeVisible();
    await expect(answer.getByText('Request pending')).toBeVisible();
    await settled(page);
    await examine(page, 'the help with a legend');
    await answer.getByRole('link', { name: 'Planner crew' }).click();
    await expect(page).toHaveURL(/\/planner-crew/);
  });
});

test.describe('without a connection', () => {
  test.use({ login: 'crew', serviceWorkers: 'allow' });

  test('the help answers as before', async ({ page, context }) => {
    await heldClock(page);
    await page.goto('/help');
    await expect(page.getByText('When can I check in?')).toBeVisible();
    await keptOffline(page);
    await readsAreKept(page);
    await context.setOffline(true);
    await page.goto('/help#check-in');
    await expect(heading(page, 'Help')).toBeAttached();
    await expect(page.getByText(/^From 60 minutes before your start/)).toBeVisible();
  });
});
