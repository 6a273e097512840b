import type { AnswerOf, crewChecks } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { plantCrew, site } from '../support/person/plant-crew.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Check = AnswerOf<typeof crewChecks.crewCheck>;

test.use({
  login: 'crew',
  ownTenant: true,
  permissions: ['geolocation'],
  geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
});

/** A camera that sees a picture, as a film: the browser's own takes one only now and then. */
async function cameraSees(page: Page, picture: Buffer) {
  await page.addInitScript((data) => {
    const film = async () => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const canvas = Object.assign(document.createElement('canvas'), {
        width: bitmap.width,
        height: bitmap.height,
      });
      setInterval(() => canvas.getContext('2d')?.drawImage(bitmap, 0, 0), 50);
      return canvas.captureStream(20);
    };
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: film });
  }, picture.toString('base64'));
}

test('the code on the chief’s phone, seen by the camera of another one, checks in', async ({
  page,
  product,
  device,
}) => {
  const [planner, chief, crew] = await Promise.all([
    actor(product.port, 'planner'),
    actor(product.port, 'chief'),
    actor(product.port, 'crew'),
  ]);
  const { crewId, items } = await plantCrew(planner, {
    name: 'Gate of the east stand',
    from: -20,
    until: 240,
    members: [{ who: chief, chief: true }, { who: crew }],
  });
  const check = () => crew.get<Check>(`/crewChecks/${items[1]}`);

  const chiefs = await (await device({ login: 'chief' })).newPage();
  await chiefs.goto(`/crews/${crewId}/crew-chief-job`);
  await chiefs.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(chiefs.getByRole('img', { name: /^QR code for/ })).toBeVisible();
  const picture = await chiefs.screenshot({ type: 'jpeg', quality: 95 });
  await cameraSees(page, picture);

  await page.goto(`/crews/${crewId}/check-in`);
  await page.getByRole('button', { name: 'Scan the code' }).click();
  await expect.poll(async () => (await check()).checkedFrom, { timeout: patience(15_000) }).not.toBeNull();
  expect((await check()).events.find(({ undoneAt }) => !undoneAt)).toMatchObject({
    kind: 'in',
    source: 'qr',
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/Checked in \d\d:\d\d/);
});
