import type { AnswerOf, photos } from '@callboard/contract';
import { actor } from '../support/actor.ts';
import { keptOffline } from '../support/kept-offline.ts';
import { expect, test, type Page } from '../support/line-story.ts';
import { plantCrew } from '../support/plant-crew.ts';

type Photos = AnswerOf<typeof photos.crewPhotos>;

test.use({ login: 'crew' });

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
  await page.goto(`/crews/${crewId}/photos`);
  const chooser = page.locator('input[type="file"]').first();
  await expect(chooser).toBeAttached();
  await keptOffline(page);
  await page.waitForTimeout(1_300);
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
  await expect(page.getByText(/waiting on this phone/)).toHaveCount(0, { timeout: 25_000 });
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
