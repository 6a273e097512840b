import type { AnswerOf, documents } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { cameraPicture } from '../support/person/camera-picture.ts';
import { heldClock } from '../support/phone/clock.ts';
import { examine } from '../support/examine.ts';
import { keptOffline, readsAreKept } from '../support/phone/kept-offline.ts';
import { settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

test.use({ login: 'crew', ownTenant: true, serviceWorkers: 'allow' });

type Documents = AnswerOf<typeof documents.documents>;
type Detail = AnswerOf<typeof documents.document>;
type File = { name: string; mimeType: string; buffer: Buffer };

/** A paper that the office wants from this person. */
async function wanted(port: number) {
  const crew = await actor(port, 'crew');
  const { items } = await crew.get<Documents>('/documents?filter=toUpload&limit=10&page=1');
  const id = items.find(({ status }) => status.id === 'toUpload')?.id ?? '';
  return { id, read: () => crew.get<Detail>(`/documents/${id}`) };
}
async function handIn(page: Page, file: File) {
  await page.getByRole('button', { name: /^Upload/ }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Send to the office' }).click();
}

test('a photo without a connection waits on the phone, survives a closed page, and goes out once', async ({
  page,
  context,
  product,
}) => {
  await heldClock(page);
  const { id, read } = await wanted(product.port);
  await page.goto(`/documents/${id}`);
  await expect(page.getByRole('button', { name: /^Upload/ })).toBeVisible();
  await keptOffline(page);
  await readsAreKept(page);
  await context.setOffline(true);
  await handIn(page, {
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPicture(900, 600),
  });
  await expect(page.getByText('File waiting on this phone')).toBeVisible();
  await settled(page);
  await examine(page, 'a file that waits');
  await page.close();

  const again = await context.newPage();
  await again.goto(`/documents/${id}`);
  await expect(again.getByText(/card\.jpg/)).toBeVisible();
  expect(await read()).toMatchObject({ status: { id: 'toUpload' } });
  await context.setOffline(false);
  await expect(again.getByText('The office is checking it').first()).toBeVisible({
    timeout: patience(25_000),
  });
  await expect(again.getByText('File waiting on this phone')).toHaveCount(0);
  expect(await read()).toMatchObject({ status: { id: 'beingVerified' }, version: 2 });
});

test('a file that is refused once it arrives says why, and stays until another one takes its place', async ({
  page,
  context,
  product,
}) => {
  await heldClock(page);
  const { id, read } = await wanted(product.port);
  await page.goto(`/documents/${id}`);
  await keptOffline(page);
  await readsAreKept(page);
  await context.setOffline(true);
  await handIn(page, {
    name: 'form.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj\n%%EOF\n'),
  });
  await expect(page.getByText('File waiting on this phone')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The file wasn’t accepted')).toBeVisible({ timeout: patience(25_000) });
  await expect(page.getByText(/form\.pdf/)).toBeVisible();
  await settled(page);
  await examine(page, 'a file that was refused');
  await page.reload();
  await expect(page.getByText(/form\.pdf/)).toBeVisible();
  expect(await read()).toMatchObject({ status: { id: 'toUpload' } });

  await handIn(page, {
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPicture(900, 600),
  });
  await expect(page.getByText('The office is checking it').first()).toBeVisible();
  expect(await read()).toMatchObject({ status: { id: 'beingVerified' } });
});
