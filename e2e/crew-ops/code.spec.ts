import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, crewChecks } from '@callboard/contract';
import { actor } from '../support/actor.ts';
import { browserOptions } from '../support/browser.ts';
import { plantCrew, site } from '../support/plant-crew.ts';
import { expect, test } from '../support/story.ts';

type Check = AnswerOf<typeof crewChecks.crewCheck>;

/** What the camera sees: pictures of a film that begins again at its end. */
const film = join(tmpdir(), `callboard-camera-${process.pid}.mjpeg`);
test.use({
  login: 'crew',
  permissions: ['camera', 'geolocation'],
  geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
  launchOptions: browserOptions(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ),
});

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
  const picture = await chiefs.screenshot({ type: 'jpeg', quality: 80 });
  writeFileSync(film, Buffer.concat([picture, picture, picture]));

  await page.goto(`/crews/${crewId}/check-in`);
  await page.getByRole('button', { name: 'Scan the code' }).click();
  await expect.poll(async () => (await check()).checkedFrom, { timeout: 15_000 }).not.toBeNull();
  expect((await check()).events.find(({ undoneAt }) => !undoneAt)).toMatchObject({
    kind: 'in',
    source: 'qr',
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/Checked in \d\d:\d\d/);
});
