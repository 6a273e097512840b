import { readRecord } from '../support/product/damage.ts';
import { crewOpsScreens } from '../support/every-screen.ts';
import { examine } from '../support/examine.ts';
import { releases } from '../support/run/paths.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

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
      for (const address of (await crewOpsScreens(product))[login]) {
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
  const walked = Object.values(await crewOpsScreens(product))
    .flat()
    .map(path);
  const fits = (at: string) => new RegExp(`^${at.replace(/\{\w+\??\}/g, '[^/]+')}$`);
  const left = Object.values(face.pages).flatMap(({ at }) =>
    walked.some((one) => fits(at).test(one)) ? [] : [at],
  );
  // Nobody comes to it without the mail; `shell/answer-link` does.
  expect(left).toEqual(['/answer']);
});
