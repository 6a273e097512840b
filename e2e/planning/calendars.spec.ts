import type { AnswerOf, planning, plannerCrews, todos } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { heading, settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

type Crews = AnswerOf<typeof planning.planningCalendarCrews>;
type Todos = AnswerOf<typeof todos.todos>;
type MembershipCrews = AnswerOf<typeof plannerCrews.membershipCrews>;

const pad = (part: number) => String(part).padStart(2, '0');
/** A day of the clock of this machine, which is also that of the browser. */
const dayFromNow = (days: number) => {
  const at = new Date();
  at.setDate(at.getDate() + days);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
};

test.describe('a planner', () => {
  test.use({ login: 'planner' });

  test('turns the days of the planning calendar and comes to a crew', async ({ page, product }) => {
    const planner = await actor(product.port, 'planner');
    const day = dayFromNow(1);
    const { items } = await planner.get<Crews>(`/planningCalendarItems/crews?from=${day}&to=${day}`);
    const [first] = items;
    await page.goto('/planning-calendar');
    await expect(heading(page, 'Planning calendar')).toBeVisible();
    await settled(page);
    await examine(page, '/planning-calendar');
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page).toHaveURL(new RegExp(`day=${day}`));
    const card = page.getByRole('main').locator(`a[href="/crews/${first?.id}"]`);
    await expect(card).toContainText(`${first?.filled} of ${first?.positions} filled`);
    await card.click();
    await expect(page).toHaveURL(`/crews/${first?.id}`);
    await expect(page.getByText(first?.name ?? '').first()).toBeVisible();
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 } });
    test('sees a week and a month, in the dark too', async ({ page }) => {
      await page.goto('/planning-calendar');
      await settled(page);
      await examine(page, 'the week');
      await page.getByRole('button', { name: 'Month', exact: true }).click();
      const grid = page.getByRole('grid');
      await expect(
        grid.getByRole('button', { name: /\d+ crews? · \d+ of \d+ filled/ }).first(),
      ).toBeVisible();
      await page.emulateMedia({ colorScheme: 'dark' });
      await examine(page, 'the month, dark');
    });
  });
});

test.describe('a planner who changes things', () => {
  test.use({ login: 'planner', ownTenant: true });

  test('marks a to-do as done, takes it back, and takes somebody out of a membership crew and in again', async ({
    page,
    product,
  }) => {
    const planner = await actor(product.port, 'planner');
    const open = await planner.get<Todos>('/todos?state=open');
    await page.goto('/todo-calendar');
    await expect(heading(page, 'To-dos')).toBeVisible();
    const tab = page.getByRole('link', { name: `${open.total} To do` });
    await expect(tab).toBeVisible();
    await settled(page);
    await examine(page, '/todo-calendar');
    await page
      .getByRole('button', { name: /^Mark as done: / })
      .first()
      .click();
    await expect(page.getByRole('link', { name: `${open.total - 1} To do` })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tab).toBeVisible();

    const { items } = await planner.get<MembershipCrews>('/membershipCrews?mine=true');
    await page.goto(`/membership-crews/${items[0]?.id}`);
    const people = page.getByRole('list', { name: 'People' }).getByRole('listitem');
    await expect(people).toHaveCount(items[0]?.members ?? 0);
    await settled(page);
    await examine(page, 'a membership crew');
    const remove = page.getByRole('button', { name: /^Remove / }).first();
    const name = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove ', '');
    await remove.click();
    await expect(page.getByText(`${name} is no longer in ${items[0]?.name}`)).toBeVisible();
    await expect(people).toHaveCount((items[0]?.members ?? 0) - 1);
    await page.getByRole('combobox', { name: 'Add somebody' }).fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('button', { name: 'Add to crew' }).click();
    await expect(page.getByText(`${name} is in ${items[0]?.name} now`)).toBeVisible();
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await settled(page);
    await examine(page, 'somebody of a membership crew');
  });
});

test.describe('a client', () => {
  test.use({ login: 'client' });

  test('searches who works when, and reads it without a network', async ({ page, context }) => {
    await page.goto('/planning-crew-item-list');
    await expect(heading(page, 'Planned positions')).toBeVisible();
    const rows = page.getByRole('list', { name: 'Planned positions' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await settled(page);
    await examine(page, '/planning-crew-item-list');
    await page.getByRole('searchbox', { name: 'Search positions' }).fill('no such position');
    await expect(page.getByText('No positions for “no such position”')).toBeVisible();
    await page.getByText('Clear search').click();
    await expect(rows.first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/As of \d/)).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await context.setOffline(false);
  });
});
