import type { AnswerOf, documents } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { cameraPicture } from '../support/person/camera-picture.ts';
import { examine } from '../support/examine.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

test.use({ login: 'crew', ownTenant: true });

type Documents = AnswerOf<typeof documents.documents>;

test('a paper is uploaded, rejected with a reason, uploaded again and approved', async ({
  page,
  product,
  device,
}) => {
  test.slow();
  const crew = await actor(product.port, 'crew');
  const { items } = await crew.get<Documents>('/documents?filter=toUpload&limit=10&page=1');
  const wanted = items.find(({ status }) => status.id === 'toUpload');
  const id = wanted?.id ?? '';
  const office = await (await device({ login: 'office' })).newPage();

  const upload = async () => {
    await page.goto(`/documents/${id}`);
    await page.getByRole('button', { name: /^Upload/ }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(900, 600) });
    await examine(page, 'the sheet to upload');
    await page.getByRole('button', { name: 'Send to the office' }).click();
    await expect(page.getByText('The office is checking it').first()).toBeVisible();
  };
  await upload();
  await office.goto(`/documents/${id}`);
  await office.getByRole('button', { name: 'Check' }).click();
  await office.getByRole('button', { name: 'Reject' }).click();
  await office.getByRole('button', { name: 'Can’t be read' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(office.getByText('Rejected. The person will be notified.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('The office rejected the file')).toBeVisible();
  await settled(page);
  await examine(page, 'a rejected upload');
  await upload();
  await office.goto(`/documents/${id}?read=1`);
  await office.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText('Approved. The person will be notified.')).toBeVisible();
  // The next one that waits is open, or the queue where none does.
  await expect(office).not.toHaveURL(new RegExp(id));
  await page.reload();
  await expect(page.getByText('To read')).toBeVisible();
});

test('a new profile picture is approved in the queue of the office, which goes on with the next', async ({
  product,
  device,
}) => {
  const office = await (await device({ login: 'office' })).newPage();
  await office.goto(product.origin('nordlicht'));
  await office.getByRole('link', { name: '2 profile pictures to approve' }).click();
  const cards = office.getByRole('list', { name: 'Profile pictures to approve' }).getByRole('article');
  await expect(cards).toHaveCount(2);
  await settled(office);
  await examine(office, 'the queue of profile pictures');
  await cards
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('button', { name: /^Reject/ }).click();
  const sheet = office.getByRole('dialog', { name: 'Reject profile picture' });
  await sheet.getByRole('button', { name: 'Blurred or too dark' }).click();
  await examine(office, 'the sheet that rejects a picture');
  await sheet.getByRole('button', { name: 'Reject' }).click();
  await expect(office.getByText('Nothing waits here')).toBeVisible();
});
