import { actor } from '../../support/person/actor.ts';
import { plantCrew, site } from '../../support/person/plant-crew.ts';
import { expect, test } from '../../support/story.ts';
import { keepStoryFigures } from '../story-figures.ts';

test.use({ login: 'chief', ownProduct: true });

const promisedMs = 2_000;
const position = { latitude: site.latitude, longitude: site.longitude, accuracyM: 12 };

test('who checks in stands in the chief’s open list', async ({ page, product }) => {
  const logins = ['planner', 'chief', 'crew', 'everything'];
  const [planner, chief, ...crew] = await Promise.all(logins.map((login) => actor(product.port, login)));
  if (!planner || !chief) throw new Error('Somebody is missing.');
  const members = [{ who: chief, chief: true }, ...crew.map((who) => ({ who }))];
  const { crewId, items } = await plantCrew(planner, { name: 'South gate', from: -20, until: 240, members });
  const listening = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/live'));
  await page.goto(`/crews/${crewId}/crew-chief-job`);
  await listening;
  const cameIn = page
    .getByRole('list', { name: 'The crew, one row a person' })
    .getByRole('button', { name: / Checked in \d\d:\d\d/ });
  await expect(cameIn).toHaveCount(0);
  const seen: number[] = [];
  for (const [at, who] of crew.entries()) {
    await who.post(`/projectCrewItems/${items[at + 1]}/checkIn`, { position });
    const written = performance.now();
    await expect(cameIn).toHaveCount(at + 1, { timeout: 30_000 });
    seen.push(performance.now() - written);
  }
  await keepStoryFigures('live', { 'after the server has it': { ms: seen, atMost: promisedMs } });
});
