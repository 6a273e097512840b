import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerOf, photos } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { cameraPicture } from '../support/person/camera-picture.ts';
import { heldClock } from '../support/phone/clock.ts';
import { keptOffline, readsAreKept } from '../support/phone/kept-offline.ts';
import { expect, test, type Page } from '../support/line-story.ts';
import { plantCrew } from '../support/person/plant-crew.ts';
import { patience } from '../support/run/patience.ts';

type Photos = AnswerOf<typeof photos.crewPhotos>;

test.use({ login: 'crew', ownTenant: true, serviceWorkers: 'allow' });

/** A picture as a phone's camera would give it. */
async function picture(page: Page, name: string) {
  const address = await page.evaluate((text) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_600, 1_200];
    const ink = canvas.getContext('2d');
    ink?.fillRect(0, 0, 1_600, 600);
    if (ink) ink.fillStyle = 'orange';
    ink?.fillText(text, 100, 900);
    return canvas.toDataURL('image/jpeg', 0.8);
  }, name);
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return { name, mimeType: 'image/jpeg', buffer };
}

test('photos taken without a network wait over a reload, and arrive once though an upload was cut and an answer lost', async ({
  page,
  context,
  way,
  product,
}) => {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const { crewId } = await plantCrew(planner, {
    name: 'Photo call',
    from: 20,
    until: 300,
    members: [{ who: crew }],
  });
  const taken = async () => (await crew.get<Photos>(`/projectCrews/${crewId}/photos?limit=50&page=1`)).items;
  await heldClock(page);
  await page.goto(`/crews/${crewId}/photos`);
  const chooser = page.locator('input[type="file"]').first();
  await expect(chooser).toBeAttached();
  await keptOffline(page);
  await readsAreKept(page);
  const pictures = [await picture(page, 'gate.jpg'), await picture(page, 'roof.jpg')];
  await context.setOffline(true);
  await chooser.setInputFiles(pictures);
  await page.getByLabel('What do they show? (optional)').fill('North gate');
  await page.getByRole('button', { name: 'Send 2 photos' }).click();
  await expect(page.getByText('2 waiting on this phone')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 waiting on this phone')).toBeVisible();
  expect(await taken()).toEqual([]);

  way.break({ match: /\/uploads/, method: 'POST', fault: { kind: 'reset' }, times: 1 });
  way.break({ match: /\/photos$/, method: 'POST', fault: { kind: 'commit-then-drop' }, times: 1 });
  await context.setOffline(false);
  await expect(page.getByText(/waiting on this phone/)).toHaveCount(0, { timeout: patience(25_000) });
  const arrived = await taken();
  expect(arrived.map(({ caption, state }) => [caption, state])).toEqual([
    ['North gate', 'pending'],
    ['North gate', 'pending'],
  ]);
  await expect(page.getByRole('button', { name: /^North gate, .*Waiting for approval$/ })).toHaveCount(2);
  // And they are pictures that came from the server.
  const drawn = () =>
    page
      .locator('main img')
      .evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length);
  await expect.poll(drawn).toBe(2);
});

const ofAPhone = join(import.meta.dirname, '../../deploy/server/src/platform/files/heic/samples/turned.heic');

/** The longest frame since the story asked for it. */
const longestFrame = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { __frames: number[] }).__frames));

test('a photo of 48 megapixels goes out upright and small, and one that this browser cannot open does so too', async ({
  page,
  product,
}) => {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const { crewId } = await plantCrew(planner, {
    name: 'A large camera',
    from: 20,
    until: 300,
    members: [{ who: crew }],
  });
  await page.addInitScript(() => {
    const view = window as unknown as { __frames: number[] };
    view.__frames = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) view.__frames.push(duration);
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
  await page.goto(`/crews/${crewId}/photos`);
  const chooser = page.locator('input[type="file"]').first();
  await expect(chooser).toBeAttached();
  const whole = page.getByRole('dialog').getByRole('img');
  const sides = () =>
    whole.evaluate((it) => [(it as HTMLImageElement).naturalWidth, (it as HTMLImageElement).naturalHeight]);
  const name = 'IMG_0001.heic';
  await chooser.setInputFiles({ name, mimeType: 'image/heic', buffer: readFileSync(ofAPhone) });
  await expect(page.getByText(name)).toBeVisible();
  await page.getByLabel('What do they show? (optional)').fill('As the phone wrote it');
  await page.getByRole('button', { name: 'Send photo' }).click();
  await page.getByRole('button', { name: /^As the phone wrote it.*Waiting for approval$/ }).click();
  await expect.poll(sides).toEqual([100, 120]);
  await page.getByRole('button', { name: 'Close photo' }).click();

  const buffer = await cameraPicture(8_064, 6_048, 2, 6);
  await page.evaluate(() => {
    (window as unknown as { __frames: number[] }).__frames = [];
  });
  await chooser.setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Send photo' })).toBeVisible({ timeout: patience(20_000) });
  console.log(`   48 megapixels: the longest frame ${(await longestFrame(page)).toFixed(0)} ms`);
  await page.getByLabel('What do they show? (optional)').fill('Large');
  await page.getByRole('button', { name: 'Send photo' }).click();
  const tile = page.getByRole('button', { name: /^Large.*Waiting for approval$/ });
  await expect(tile).toHaveCount(1, { timeout: patience(20_000) });
  await tile.click();
  await expect.poll(sides).toEqual([1_536, 2_048]);
});
