import type { AnswerOf, receipts } from '@callboard/contract';
import { actor } from '../../support/person/actor.ts';
import { addPicture } from '../../support/person/add-picture.ts';
import { examine } from '../../support/examine.ts';
import { clockAtSite, plantCrew, site } from '../../support/person/plant-crew.ts';
import { homeIsOpen, settled, showAllOnHome } from '../../support/screens.ts';
import { signInByApi } from '../../support/person/sign-in.ts';
import { pdfOf } from '../../documents/plant-document.ts';
import { expect, test } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

type Receipt = AnswerOf<typeof receipts.receipt>;

const { latitude, longitude } = site;
const position = { latitude, longitude, accuracyM: 12 };

test.describe('somebody of the crew', () => {
  test.use({ ownTenant: true, login: 'crew', viewport: { width: 360, height: 740 } });

  test('is warned of a receipt that came back until it is handed in again', async ({ page, product }) => {
    test.setTimeout(patience(60_000));
    const [crew, office] = await Promise.all([
      actor(product.port, 'crew'),
      actor(product.port, 'accountant'),
    ]);
    const types = await crew.get<{ items: { id: string }[] }>('/receiptTypes?limit=20&page=1');
    const { token } = await signInByApi(product.port, 'nordlicht', 'crew');
    const uploadId = await addPicture(product.port, token, 'receipt.pdf', pdfOf(['Rope 29.00']));
    const draft = await crew.post<Receipt>('/receipts', {
      typeId: types.items[0]?.id,
      date: clockAtSite(-24 * 60).day,
      currency: 'EUR',
      payment: 'own',
      merchant: 'Seilerei Süd',
      documents: [{ uploadId }],
      items: [{ description: 'Rope', quantity: 1, unitPriceMinor: 2_900, vatRate: 20 }],
    });
    const at = `/receipts/${draft.number}`;
    const { version } = await crew.post<Receipt>(`${at}/submit`, {}, draft.version);
    await office.post(`${at}/reject`, { reason: 'The photo is missing.' }, version);

    await page.goto('/');
    await homeIsOpen(page);
    const warnings = page.getByRole('list', { name: 'Warnings' });
    const cameBack = warnings.getByRole('link', { name: /Receipt came back: Seilerei Süd/ });
    const allBack = warnings.locator('summary', { hasText: 'receipts came back' });
    await allBack.click();
    await expect(cameBack).toBeVisible();
    await settled(page);
    await examine(page, '/');
    await cameBack.click();
    await page.getByRole('button', { name: 'Correct receipt' }).click();
    await page.getByRole('button', { name: 'Submit receipt' }).click();
    await expect(page.getByRole('button', { name: 'Back to draft' })).toBeVisible();
    await page.goto('/');
    await homeIsOpen(page);
    await expect(page.getByRole('list', { name: /^Needs you/ })).toBeVisible();
    await allBack.click();
    await expect(warnings.getByText(/Bahn/)).toBeVisible();
    await expect(cameBack).toHaveCount(0);
  });
});

test.describe('who plans', () => {
  test.use({ ownTenant: true, login: 'planner.new', viewport: { width: 1280, height: 800 } });

  test('sees on home how the crews of today fill, as it happens', async ({ page, product }) => {
    test.setTimeout(patience(60_000));
    const [planner, crew] = await Promise.all([actor(product.port, 'planner'), actor(product.port, 'crew')]);
    const name = 'Curtain of the west hall';
    const { items } = await plantCrew(planner, { name, from: -20, until: 240, members: [{ who: crew }] });
    await page.goto('/');
    await homeIsOpen(page);
    const today = page.getByRole('list', { name: 'Today’s crews' });
    const row = today.getByRole('link', { name: new RegExp(name) });
    const more = page.getByRole('button', { name: /^Show \d+ more/ }).first();
    await expect(row.or(more).first()).toBeVisible();
    // Once somebody has come it moves down, behind those who are late.
    if (await more.isVisible()) await more.click();
    await expect(row).toContainText('1 of 1 filled · 0 checked in');
    await expect(row).toContainText('1 person is late');
    await expect(page.getByRole('heading', { name: 'Go to' })).toHaveCount(0);
    await settled(page);
    await examine(page, '/');
    await crew.post(`/projectCrewItems/${items[0]}/checkIn`, { position });
    await expect(row).toContainText('1 of 1 filled · 1 checked in', { timeout: patience(10_000) });
    await expect(row).not.toContainText('late');
    await row.click();
    await expect(page).toHaveURL(/\/crews\/./);
  });
});

test.describe('the office', () => {
  test.use({ ownTenant: true, login: 'office', viewport: { width: 360, height: 740 } });

  test('sees what waits for its decision, several of a kind in one row', async ({ page, product }) => {
    test.setTimeout(patience(60_000));
    const crew = await actor(product.port, 'crew');
    const day = clockAtSite(90 * 24 * 60).day;
    await crew.post('/vacationRequests', { from: day, to: day, kind: 'vacation' });
    await page.goto('/');
    await homeIsOpen(page);
    const needs = page.getByRole('list', { name: /^Needs you/ });
    await expect(needs.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Go to' })).toHaveCount(0);
    const vacations = needs.getByRole('link', { name: /vacations? to decide/ });
    await showAllOnHome(page);
    await vacations.click();
    await expect(page).toHaveURL(/\/vacations/);
  });
});
