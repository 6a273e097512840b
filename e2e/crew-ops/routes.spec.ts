import type { AnswerOf, jobs, projectCrews, securityChecks } from '@callboard/contract';
import { actor } from '../support/actor.ts';
import { readRecord } from '../support/damage.ts';
import { examine } from '../support/examine.ts';
import { releases } from '../support/paths.ts';
import { plantCrew } from '../support/plant-crew.ts';
import type { Product } from '../support/product.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { patience } from '../support/patience.ts';

type Crew = AnswerOf<typeof projectCrews.projectCrew>;
type Checks = AnswerOf<typeof securityChecks.securityChecks>;
type Led = AnswerOf<typeof jobs.crewChiefJobs>;

/** Every address of the feature with somebody who may go there. */
async function addresses(product: Product) {
  const [planner, chief, crew] = await Promise.all(
    ['planner', 'chief', 'crew'].map((login) => actor(product.port, login)),
  );
  if (!planner || !chief || !crew) throw new Error('Somebody is missing.');
  const { crewId, items } = await plantCrew(planner, {
    name: 'Every screen',
    from: 20,
    until: 500,
    members: [{ who: chief, chief: true }, { who: crew }],
  });
  const { location, chiefs } = await crew.get<Crew>(`/projectCrews/${crewId}`);
  // A crew of the demo where a security check is due.
  const led = await chief.get<Led>('/jobs/crewChief?when=upcoming&limit=50&page=1');
  let check = `/crews/${crewId}/security-check/none/2026-01-01/D`;
  for (const one of new Set(led.items.map((job) => job.crew.id))) {
    const { items: checks } = await chief.get<Checks>(`/projectCrews/${one}/securityChecks?limit=10&page=1`);
    const [due] = checks.filter(({ shift }) => shift);
    if (!due) continue;
    check = `/crews/${one}/security-check/${due.formId}/${due.date}/${due.shift}`;
    break;
  }
  const of = (page: string) => `/crews/${crewId}/${page}`;
  return {
    crew: [
      '/jobs',
      '/jobs?tab=toConfirm',
      `/jobs/${items[1]}`,
      `/jobs/${items[1]}/contact-project-manager`,
      '/personal-calendar',
      '/personal-calendar?view=month',
      `/crews/${crewId}`,
      of('contact-crew-chief'),
      of('contact-contact-on-site'),
      of(`contact-crew-member/${chiefs[0]?.contactNumber ?? ''}`),
      of('check-in'),
      of('check-out'),
      of('photos'),
      `/locations/${location?.id}`,
      '/crew-info',
      `/crew-profile/${chief.id}`,
      `/public-profile/${crew.id}`,
    ],
    chief: [
      `/jobs/${items[0]}/crew-chief-documents`,
      `/crews/${crewId}`,
      of('crew-chief-job'),
      of('crew-chief-location'),
      of('sign-off'),
      of('delivery-note'),
      check,
    ],
  };
}

// The walk plants a crew to walk through.
test.use({ ownTenant: true, serviceWorkers: 'allow' });

const path = (address: string) => address.split('?')[0] ?? '';

for (const [login, colorScheme, viewport] of [
  ['crew', 'light', { width: 360, height: 740 }],
  ['crew', 'dark', { width: 1280, height: 800 }],
  ['chief', 'dark', { width: 360, height: 740 }],
  ['chief', 'light', { width: 1280, height: 800 }],
] as const) {
  // Each screen once in every run, in one scheme and at one width; the other pair with all stories.
  if (viewport.width > 400 && !process.env.CALLBOARD_ALL_STORIES) continue;
  test.describe(`${login}, ${colorScheme}, ${viewport.width} wide`, () => {
    test.use({ login, colorScheme, viewport });
    test('every screen opens, without an error, and can be read by everybody', async ({ page, product }) => {
      test.setTimeout(patience(120_000));
      const errors: string[] = [];
      page.on('console', (message) => {
        // Nobody is the contact on site of this crew: the screen says so, and the browser notes the answer.
        const noted = /status of 404/.test(message.text());
        if (message.type() === 'error' && !noted) errors.push(`${path(page.url())}: ${message.text()}`);
      });
      for (const address of (await addresses(product))[login]) {
        await page.goto(address);
        await settled(page);
        await expect.soft(page, address).toHaveURL(address);
        await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeAttached();
        await examine(page, address);
      }
      expect(errors).toEqual([]);
    });
  });
}

test('the walk leaves no page of the feature out', async ({ product }) => {
  const { face } = await readRecord(releases, 'crew-ops');
  const walked = Object.values(await addresses(product))
    .flat()
    .map(path);
  const fits = (at: string) => new RegExp(`^${at.replace(/\{\w+\??\}/g, '[^/]+')}$`);
  const left = Object.values(face.pages).flatMap(({ at }) =>
    walked.some((one) => fits(at).test(one)) ? [] : [at],
  );
  expect(left).toEqual([]);
});
