import type { AnswerOf, crewChecks, projectCrews } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { plantCrew } from '../support/person/plant-crew.ts';
import { scribble } from '../support/scribble.ts';
import { expect, test, type Page } from '../support/story.ts';

type Check = AnswerOf<typeof crewChecks.crewCheck>;
type Note = AnswerOf<typeof projectCrews.deliveryNote>;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('a crew of four', () => {
  test.use({ login: 'chief', ownTenant: true });

  test('is checked in, signed off, and its delivery note is signed by the client on the phone', async ({
    page,
    product,
    device,
  }) => {
    test.slow();
    const [planner, chief, crew, other, absent] = await Promise.all(
      ['planner', 'chief', 'crew', 'everything', 'forgetful'].map((login) => actor(product.port, login)),
    );
    if (!planner || !chief || !crew || !other || !absent) throw new Error('Somebody is missing.');
    const { crewId, items } = await plantCrew(planner, {
      name: 'Roof of the east stand',
      // Begun a while ago, so that whoever is missing is a no-show.
      from: -30,
      until: 240,
      members: [{ who: chief, chief: true }, { who: crew }, { who: other }, { who: absent }],
    });
    const check = (at: number) => chief.get<Check>(`/crewChecks/${items[at]}`);

    await page.goto(`/crews/${crewId}/crew-chief-job`);
    const list = page.getByRole('list', { name: 'The crew, one row a person' });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    // One row a person: a tap checks in.
    await list.getByRole('button', { name: /^Check in: .*Ada Kern/ }).click();
    await expect(list.getByRole('button', { name: /^Check in: .*Ada Kern/ })).toHaveCount(0);
    await expect.poll(async () => (await check(1)).state).toBe('in');
    expect((await check(1)).events[0]).toMatchObject({ source: 'chief' });

    await page.getByRole('button', { name: /^More for Emrys/ }).click();
    await dialog(page).getByRole('button', { name: 'Mark as no-show' }).click();
    await page
      .getByRole('alertdialog', { name: /^Mark Emrys/ })
      .getByRole('button', { name: 'Mark as no-show' })
      .click();
    await expect.poll(async () => (await check(3)).state).toBe('noShow');

    await page.getByRole('button', { name: 'All present (2)' }).click();
    await page.getByRole('button', { name: 'Check in 2' }).click();
    await expect
      .poll(async () => (await Promise.all([0, 1, 2].map(check))).map(({ state }) => state))
      .toEqual(['in', 'in', 'in']);
    await chief.post(`/projectCrews/${crewId}/checkAll`, { step: 'out', reason: 'Done early' });

    await page.goto(`/crews/${crewId}/sign-off`);
    await page.getByLabel('Note on the work (optional)').fill('Two hours of rain.');
    await page.getByRole('button', { name: 'Sign off hours' }).click();
    await page
      .getByRole('alertdialog', { name: 'Sign off the hours of Roof of the east stand?' })
      .getByRole('button', { name: 'Sign off hours' })
      .click();
    await expect(page).toHaveURL(`/crews/${crewId}/delivery-note`);
    await expect(main(page).getByText('Two hours of rain.')).toBeVisible();

    const paper = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('button', { name: 'Release note' }).click();
    await dialog(page).getByRole('button', { name: 'Release note' }).click();
    await page.getByRole('button', { name: 'Sign here' }).click();
    // The client holds the phone: what is signed stands above the signature.
    await expect(dialog(page).getByText(/^I have read this delivery note and approve /)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Sign delivery note' }).click();
    // Nothing is signed without a name and a signature, and each says so.
    await expect(dialog(page).getByLabel('Name in block letters')).toHaveAttribute('aria-invalid', 'true');
    await dialog(page).getByLabel('Name in block letters').fill('SOFIA LINDQVIST');
    await dialog(page).getByLabel('Email for the copy').fill('sofia@opernhaus.example');
    await dialog(page).getByRole('button', { name: 'Signature: Nothing signed yet' }).click();
    await scribble(page);
    await page.getByRole('button', { name: 'Use signature' }).click();
    await dialog(page).getByRole('button', { name: 'Sign delivery note' }).click();
    await expect(main(page).getByText(/^Signed by SOFIA LINDQVIST/)).toBeVisible();

    for (const login of ['client', 'planner']) {
      const desk = await (await device({ login })).newPage();
      await desk.goto(`/crews/${crewId}/delivery-note`);
      await expect(desk.getByText(/^Signed by SOFIA LINDQVIST/)).toBeVisible();
    }
    const note = await planner.get<Note>(`/projectCrews/${crewId}/deliveryNote`);
    expect(['signed', 'sent']).toContain(note.state);
    expect(note.rows.filter(({ presence }) => presence === 'noShow')).toHaveLength(1);
  });
});
