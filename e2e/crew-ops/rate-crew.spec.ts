import type { AnswerOf, projectCrews } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { plantCrew } from '../support/person/plant-crew.ts';
import { settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';

type Ratings = AnswerOf<typeof projectCrews.projectCrewItemRatings>;

test.use({ ownTenant: true, login: 'client', viewport: { width: 360, height: 740 } });

const main = (page: Page) => page.getByRole('main');
/** As a thumb does it: on the star, wherever the radio button lies. */
const give = (page: Page, stars: number, what: string) =>
  page
    .getByRole('group', { name: what, exact: true })
    .getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars`, exact: true })
    .click();

test('after a job client and chief rate the crew; planners see the averages, who was rated not whose they are', async ({
  page,
  product,
  device,
}) => {
  test.slow();
  const [planner, chief, crew, other] = await Promise.all(
    ['planner', 'chief', 'crew', 'forgetful'].map((login) => actor(product.port, login)),
  );
  if (!planner || !chief || !crew || !other) throw new Error('Somebody is missing.');
  const name = 'Curtain of the small stage';
  const { crewId, number, items } = await plantCrew(planner, {
    name,
    from: -30,
    until: 240,
    members: [{ who: chief, chief: true }, { who: crew }, { who: other }],
  });
  await chief.post(`/projectCrews/${crewId}/checkAll`, { step: 'in' });
  await chief.post(`/projectCrews/${crewId}/checkAll`, { step: 'out', reason: 'Done early' });
  await chief.post(`/projectCrews/${crewId}/signOff`, {});
  const path = `/projectCrews/${crewId}/projectCrewItemRatings`;
  const rated = async () => (await planner.get<Ratings>(path)).items;
  const nameOf = async (at: number) =>
    (await rated()).find(({ crewItemId }) => crewItemId === items[at])?.name ?? '';
  const [lead, ada, emrys] = await Promise.all([0, 1, 2].map(nameOf));

  // The client is led there by home, and rates all three in one go.
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: new RegExp(`Rate your crew.*${name}`) })
    .click();
  await expect(page).toHaveURL(`/crews/${crewId}/ratings`);
  await expect(main(page).getByText('0 of 3 rated')).toBeVisible();
  await settled(page);
  await give(page, 5, `Arbeit, ${ada}`);
  await give(page, 4, `Zusammenarbeit, ${ada}`);
  await main(page)
    .getByRole('button', { name: `Add comment: ${ada}` })
    .click();
  await page.getByRole('textbox', { name: `Comment on ${ada} (optional)` }).fill('Thought ahead.');
  await give(page, 4, `Arbeit, ${lead}`);
  await give(page, 2, `Arbeit, ${emrys}`);
  // Two stars were meant for nobody: tapped again they are gone, and three stand there instead.
  await give(page, 2, `Arbeit, ${emrys}`);
  await give(page, 3, `Arbeit, ${emrys}`);
  await examine(page, 'the screen that rates a crew');
  await main(page).getByRole('button', { name: 'Save ratings' }).click();
  await expect(page.getByText('Ratings of 3 people saved')).toBeVisible();
  await expect
    .poll(async () => (await rated()).map(({ ratings }) => ratings.length).toSorted())
    .toEqual([1, 1, 2]);
  // Home asks once.
  await page.goto('/');
  await settled(page);
  await expect(main(page).getByRole('link', { name: new RegExp(`Rate your crew.*${name}`) })).toHaveCount(0);

  // The project as a whole.
  await page.goto(`/projects/${number}?part=ratings`);
  await expect(main(page).getByRole('list', { name: 'Rate a crew' }).getByText('Rated by you')).toBeVisible();
  await main(page).getByRole('button', { name: 'Rate project' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rate project' });
  await sheet.getByRole('radio', { name: '5 stars' }).click();
  await examine(page, 'the sheet that rates a project');
  await sheet.getByRole('button', { name: 'Save rating' }).click();
  await expect(
    main(page).getByRole('list', { name: 'The project as a whole' }).getByText('Your rating'),
  ).toBeVisible();

  // The chief comes from the crew, and rates everybody but themselves.
  const chiefs = await (await device({ login: 'chief' })).newPage();
  await chiefs.goto(`/crews/${crewId}`);
  await main(chiefs).getByRole('link', { name: 'Rate crew' }).first().click();
  await expect(main(chiefs).getByText('0 of 2 rated')).toBeVisible();
  await expect(main(chiefs).getByText('Thought ahead.')).toHaveCount(0);
  await give(chiefs, 3, `Arbeit, ${ada}`);
  await main(chiefs).getByRole('button', { name: 'Save ratings' }).click();
  await expect(chiefs.getByText('Ratings of 1 person saved')).toBeVisible();

  // The planner reads the averages, and who gave what.
  const planners = await (await device({ login: 'planner' })).newPage();
  await planners.goto(`/projects/${number}?part=ratings`);
  await expect(main(planners).getByText('Average of 5 ratings')).toBeVisible();
  await expect(main(planners).getByText('3.8 of 5')).toBeVisible();
  await expect(main(planners).getByText('Thought ahead.').first()).toBeVisible();

  // Who was rated sees stars and comment, and no name.
  const adas = await (await device({ login: 'crew' })).newPage();
  await adas.goto(`/crew-profile/${crew.id}`);
  const said = main(adas).getByRole('list', { name: 'Ratings, newest first' });
  await expect(said.getByText('Thought ahead.').first()).toBeVisible();
  for (const rater of ['Sofia Lindqvist', lead ?? 'nobody']) await expect(said).not.toContainText(rater);
});
