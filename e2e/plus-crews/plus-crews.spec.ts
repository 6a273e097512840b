import type { AnswerOf, plusCrews } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { heading, settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { typeDay } from '../support/type-date.ts';

type Progress = AnswerOf<typeof plusCrews.progress>;
type Datas = AnswerOf<typeof plusCrews.plusCrewValueDatas>;

test.use({ viewport: { width: 360, height: 740 } });

test.describe('a planner', () => {
  test.use({ login: 'planner' });

  test('sees who is over and who is under target, and what a bonus is made of', async ({ page }) => {
    await page.goto('/plus-crews');
    await expect(heading(page, 'Plus crews')).toBeAttached();
    await settled(page);
    await examine(page, '/plus-crews');
    const list = page.getByRole('list', { name: 'Plus crews' });
    await expect(list.getByRole('link', { name: /PC-8.*Below minimum target.*likely €0\.00/ })).toBeVisible();
    await list.getByRole('link', { name: /PC-9.*Above the highest level/ }).click();
    await expect(page).toHaveURL('/plus-crews/PC-9');
    await expect(page.getByText(/The highest level is reached/)).toBeVisible();
    await expect(page.getByRole('img', { name: /Turnover so far .* Minimum target: / })).toBeVisible();
    await settled(page);
    await examine(page, '/plus-crews/PC-9');
    await page.getByRole('button', { name: /^Bonus, likely/ }).click();
    const bonus = page.getByRole('dialog', { name: 'Bonus, likely' });
    await expect(bonus.getByText(/^€420\.00 × 160% = €672\.00$/)).toBeVisible();
    await examine(page, 'what a bonus is made of');
    await bonus.getByRole('button', { name: /^Share of bonus, likely/ }).click();
    const share = page.getByRole('dialog', { name: 'Share of bonus, likely' });
    await share.getByRole('button', { name: /^Share of target, likely/ }).click();
    const attained = page.getByRole('dialog', { name: 'Share of target, likely' });
    await attained.getByRole('button', { name: /^Turnover, likely/ }).click();
    const forecast = page.getByRole('dialog', { name: 'Turnover, likely' });
    await forecast.getByRole('button', { name: /^Turnover so far/ }).click();
    await expect(
      page.getByRole('dialog', { name: 'Turnover so far' }).getByRole('listitem').first(),
    ).toBeVisible();
  });
});

test.describe('the login of a plus crew', () => {
  test.use({ ownTenant: true, login: 'PC-7' });

  test('begins at its crew, and sets a value that ends an older one', async ({ page, product }) => {
    const own = await actor(product.port, 'PC-7');
    const targets = async () =>
      (await own.get<Datas>('/plusCrewValueDatas?type=minimumTarget&limit=100&page=1')).items;
    const before = (await targets()).find(({ current }) => current);
    const { on } = await own.get<Progress>('/prgrss?plusCrew=PC-7');
    await page.goto('/');
    await expect(page).toHaveURL('/plus-crews/PC-7');
    await expect(page.getByText('On target').first()).toBeVisible();
    await settled(page);
    await examine(page, '/plus-crews/PC-7');
    await page.getByRole('link', { name: /^Values/ }).click();
    await expect(page).toHaveURL('/plus-crews/PC-7/data');
    await page.getByRole('button', { name: 'Add: Minimum target' }).click();
    const sheet = page.getByRole('dialog', { name: 'Minimum target: new value' });
    await sheet.getByLabel(/^Value in EUR/).fill('1,234.50');
    await typeDay(sheet.getByRole('group', { name: /^First day/ }), before?.dateFrom ?? '');
    await expect(sheet.getByText(/Another value holds then/).first()).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    await typeDay(sheet.getByRole('group', { name: /^First day/ }), on);
    await sheet.getByRole('button', { name: 'Save' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Minimum target: end the older value?' });
    await examine(page, 'the question before an older value ends');
    await asked.getByRole('button', { name: 'End and save' }).click();
    await expect(sheet).toHaveCount(0);
    const list = page.getByRole('list', { name: 'Minimum target' });
    await expect(list.getByRole('listitem').first()).toContainText('€1,234.50');
    await settled(page);
    await examine(page, '/plus-crews/PC-7/data');
    const [added, ended] = await targets();
    expect(added).toMatchObject({ value: 123_450, dateFrom: on, dateTo: null });
    expect(ended).toMatchObject({ id: before?.id });
    expect(ended?.dateTo).not.toBeNull();
    await page.goto('/plus-crews/PC-8');
    await expect(page.getByText(/^This link shows only plus crew PC-7/).first()).toBeVisible();
  });
});
