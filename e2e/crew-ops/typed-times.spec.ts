import type { AnswerOf, crewChecks, crewItems, vacations } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { clockAtSite, plantCrew } from '../support/person/plant-crew.ts';
import { expect, test, type Page } from '../support/story.ts';
import { stepToDay, stepToTime, typeDay, typeTime } from '../support/type-date.ts';

type Absences = AnswerOf<typeof vacations.vacationRequests>;
type Check = AnswerOf<typeof crewChecks.crewCheck>;
type Item = AnswerOf<typeof crewItems.crewItem>;

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('group', { name, exact: true });

test.use({ ownTenant: true });

test.describe('somebody of the crew', () => {
  test.use({ login: 'crew' });

  test('types on which days an illness may last, and is told of an end before the start', async ({
    page,
    product,
  }) => {
    const crew = await actor(product.port, 'crew');
    const inDays = (days: number) => clockAtSite(days * 1_440).day;
    await page.goto('/personal-calendar');
    await page.getByRole('button', { name: 'Report sick' }).click();
    const send = page.getByRole('dialog').getByRole('button', { name: 'Report sick' });
    await stepToDay(field(page, 'First day'), inDays(10));
    await typeDay(field(page, 'Expected until'), inDays(8));
    await expect(page.getByText('The end is before the start.')).toBeVisible();
    await expect(send).toBeDisabled();
    await typeDay(field(page, 'Expected until'), inDays(12));
    await expect(page.getByText('The end is before the start.')).toHaveCount(0);
    await send.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { items } = await crew.get<Absences>('/vacationRequests?status=reported&limit=100&page=1');
    expect(items).toContainEqual(expect.objectContaining({ kind: 'sick', from: inDays(10), to: inDays(12) }));
  });
});

test.describe('a crew chief', () => {
  test.use({ login: 'chief' });

  test('types when somebody came, and the hours as they were', async ({ page, product }) => {
    test.slow();
    const [planner, chief, crew] = await Promise.all([
      actor(product.port, 'planner'),
      actor(product.port, 'chief'),
      actor(product.port, 'crew'),
    ]);
    const { crewId, items } = await plantCrew(planner, {
      name: 'Cables of the lower hall',
      from: -40,
      until: 240,
      members: [{ who: chief, chief: true }, { who: crew }],
    });
    const check = () => chief.get<Check>(`/crewChecks/${items[1]}`);
    const [cameEarlier, cameAt, left] = [clockAtSite(-35).time, clockAtSite(-25).time, clockAtSite(-5).time];
    await page.goto(`/crews/${crewId}/crew-chief-job`);
    await page.getByRole('button', { name: /^More for Ada Kern/ }).click();
    await page.getByRole('button', { name: 'Check in with another time' }).click();
    await stepToTime(field(page, 'Time at the site'), cameAt);
    await page.getByRole('dialog').getByLabel('Reason').fill('Phone empty');
    await page.getByRole('button', { name: 'Check in Ada Kern' }).click();
    await expect.poll(async () => (await check()).state).toBe('in');
    const zone = { timeZone: 'Europe/Vienna', timeStyle: 'short' } as const;
    const clock = (at: string | null) => new Intl.DateTimeFormat('en-GB', zone).format(new Date(at ?? 0));
    expect(clock((await check()).checkedFrom)).toBe(cameAt);

    await chief.post(`/projectCrewItems/${items[0]}/checkIn`, { noPositionReason: 'At the gate' });
    await chief.post(`/projectCrews/${crewId}/checkAll`, { step: 'out', reason: 'Done early' });
    await page.goto(`/crews/${crewId}/sign-off`);
    // What the phone kept from before the end of the work stands there first.
    await page.getByRole('button', { name: /^Ada Kern.*Checked/ }).click();
    await typeTime(field(page, 'From'), cameEarlier);
    await stepToTime(field(page, 'Until'), left);
    await page.getByRole('dialog').getByLabel('Reason').fill('Was here earlier');
    await page.getByRole('button', { name: 'Use these hours' }).click();
    const hours = page.getByRole('button', { name: /Ada Kern/ });
    for (const text of ['Corrected', cameEarlier, left]) await expect(hours).toContainText(text);
  });
});

test.describe('a planner', () => {
  test.use({ login: 'planner' });

  test('types the days and times of new positions', async ({ page, product }) => {
    const planner = await actor(product.port, 'planner');
    const { crewId, items } = await plantCrew(planner, {
      name: 'Lights of the foyer',
      from: 20 * 1_440,
      until: 20 * 1_440 + 240,
      members: [{ who: await actor(product.port, 'crew') }],
    });
    const { startDate } = await planner.get<Item>(`/projectCrewItems/${items[0]}`);
    const next = new Date(Date.parse(`${startDate}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    await page.goto(`/crews/${crewId}`);
    await page.getByRole('button', { name: 'Create positions' }).click();
    await page.getByRole('dialog').getByLabel('Function').selectOption({ label: 'Stagehand' });
    await typeDay(field(page, 'Start date'), next);
    await stepToDay(field(page, 'End date (optional)'), next);
    await typeTime(field(page, 'Start time'), '06:30');
    await stepToTime(field(page, 'End time'), '14:45');
    await page.getByRole('dialog').getByLabel('Number of positions').fill('2');
    const made = page.waitForRequest(/\/projectCrewItems$/);
    await page.getByRole('button', { name: 'Create 2 positions' }).click();
    expect((await made).postDataJSON()).toMatchObject({
      startDate: next,
      endDate: next,
      startTime: '06:30',
      endTime: '14:45',
      rows: 2,
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
