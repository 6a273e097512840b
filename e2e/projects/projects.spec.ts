import { actor } from '../support/person/actor.ts';
import { effort } from '../support/effort.ts';
import { examine } from '../support/examine.ts';
import { heading, homeIsOpen, settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { typeDay } from '../support/type-date.ts';

test.describe('a client', () => {
  test.use({ login: 'client' });

  test('finds a project, sees how far its crews are filled, and whom to call', async ({ page }) => {
    await page.goto('/projects');
    await expect(heading(page, 'Projects')).toBeVisible();
    await settled(page);
    await examine(page, '/projects');
    const first = page.getByRole('main').locator('a[href^="/projects/"]').first();
    const number = (await first.getAttribute('href'))?.split('/').at(-1) ?? '';
    await page.getByRole('searchbox', { name: 'Search projects' }).fill(number);
    await expect(page.getByRole('main').locator('a[href^="/projects/"]')).toHaveCount(1);
    await page.getByRole('main').locator(`a[href="/projects/${number}"]`).click();
    await expect(page).toHaveURL(`/projects/${number}`);
    await settled(page);
    await examine(page, 'a project');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Project manager|Planner/ })
      .click();
    await expect(page).toHaveURL(`/projects/${number}/contact-project-manager`);
    await settled(page);
    await examine(page, 'the project manager');
  });

  test('reads a project that was opened before without a network', async ({ page, context }) => {
    await page.goto('/projects');
    const first = page.getByRole('main').locator('a[href^="/projects/"]').first();
    await first.click();
    const name = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    await settled(page);
    await context.setOffline(true);
    await page.goBack();
    await page.getByRole('main').locator('a[href^="/projects/"]').first().click();
    await expect(page.getByRole('heading', { name: name ?? '' })).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('a planner', () => {
  test.use({ login: 'planner', ownTenant: true });

  test('creates a project by typing, and is led to it', async ({ page, product }) => {
    await page.goto('/projects');
    await page.getByRole('button', { name: 'New project' }).click();
    const sheet = page.getByRole('dialog', { name: 'New project' });
    await expect(sheet.getByRole('combobox', { name: /Company/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Create project' }).click();
    await expect(sheet.getByText('Give the project a name (2–120 characters).').first()).toBeVisible();
    await sheet.getByRole('combobox', { name: /Company/ }).fill('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await sheet.getByRole('textbox', { name: /^Name/ }).fill('Opera ball');
    await typeDay(sheet.getByRole('group', { name: /^Begin/ }), '2027-01-05');
    await typeDay(sheet.getByRole('group', { name: /^End/ }), '2027-01-04');
    await expect(sheet.getByText('The end is before the begin.').first()).toBeVisible();
    await typeDay(sheet.getByRole('group', { name: /^End/ }), '2027-01-09');
    await examine(page, 'the sheet of a new project');
    await sheet.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { name: 'Opera ball' })).toBeVisible();
    await expect(page.getByText('No crews yet')).toBeVisible();
    const planner = await actor(product.port, 'planner');
    const found = await planner.get<{ items: { name: string; beginDate: string; endDate: string }[] }>(
      '/projects?q=Opera%20ball&limit=5&page=1',
    );
    expect(found.items[0]).toMatchObject({
      name: 'Opera ball',
      beginDate: '2027-01-05',
      endDate: '2027-01-09',
    });
  });

  test('gives a new project a crew at a new place in few steps, moves it and cancels it', async ({
    page,
    product,
  }) => {
    const planner = await actor(product.port, 'planner');
    const companies = await planner.get<{ items: { id: string }[] }>('/companies?limit=1&page=1');
    const { number } = await planner.post<{ number: string }>('/projects', {
      companyId: companies.items[0]?.id,
      name: 'Opera ball',
      beginDate: '2029-01-05',
      endDate: '2029-01-09',
    });
    await page.goto('/');
    await homeIsOpen(page);
    const first = effort();
    await first.tap(
      page
        .getByRole('navigation', { name: 'Shortcuts' })
        .getByRole('link', { name: 'Projects', exact: true }),
    );
    await first.tap(page.getByRole('main').locator(`a[href="/projects/${number}"]`));
    await expect(page.getByText('No crews yet')).toBeVisible();
    await first.tap(page.getByRole('button', { name: 'Add crew' }).first());
    const sheet = page.getByRole('dialog', { name: 'Add crew' });
    await first.fill(sheet.getByRole('textbox', { name: /^Name/ }), 'Load-in');
    expect(first.done.taps).toBe(3);
    await first.day(sheet.getByRole('group', { name: /^Last day/ }), '2029-01-06');
    await first.time(sheet.getByRole('group', { name: /^Start time/ }), '07:30');
    await first.time(sheet.getByRole('group', { name: /^End time/ }), '18:00');
    await first.tap(sheet.getByRole('button', { name: 'Add function' }));
    for (const [at, functionName, count] of [
      [1, 'Stagehand', '10'],
      [2, 'Rigger', '2'],
    ] as const) {
      const row = sheet.getByRole('group', { name: `Function ${at}` });
      await first.choose(row.getByRole('combobox'), functionName);
      await first.fill(row.getByRole('textbox'), count);
    }
    await expect(sheet.getByText('12 positions on 2 days: 24 in all')).toBeVisible();
    // What a planner who has the place already does not do.
    await sheet.getByRole('combobox', { name: /^Place/ }).click();
    await sheet.getByRole('combobox', { name: /^Place/ }).pressSequentially('Opera house, stage door');
    await page.keyboard.press('Tab');
    await sheet.getByRole('button', { name: 'Add a place' }).click();
    const place = page.getByRole('dialog', { name: 'Add place' });
    await expect(place.getByRole('textbox', { name: /^Name/ })).toHaveValue('Opera house, stage door');
    await place.getByRole('textbox', { name: /^City/ }).fill('Wien');
    await expect(place.getByRole('combobox', { name: /^Country/ })).toHaveText(/Austria|Österreich/);
    await place.getByRole('button', { name: 'Save place' }).click();
    await expect(place).toHaveCount(0);
    await expect(sheet.getByRole('combobox', { name: /^Place/ })).toHaveValue('Opera house, stage door');
    await examine(page, 'the sheet of a new crew');
    await first.tap(sheet.getByRole('button', { name: 'Add crew', exact: true }));
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Load-in.*Opera house, stage door/ })).toBeVisible();
    expect(first.done).toMatchObject({ taps: 7, fields: 8 });

    // A second one works at the same place and hours, with the same people.
    const second = effort();
    await second.tap(page.getByRole('button', { name: 'Add crew' }).first());
    await second.fill(sheet.getByRole('textbox', { name: /^Name/ }), 'Load-out');
    await second.tap(sheet.getByRole('button', { name: 'As in Load-in' }));
    await expect(sheet.getByText('12 positions', { exact: true })).toBeVisible();
    await second.tap(sheet.getByRole('button', { name: 'Add crew', exact: true }));
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Load-out.*07:30/ })).toBeVisible();
    expect(second.done).toMatchObject({ taps: 3, fields: 1 });
    const figures = [first.figures('first crew'), second.figures('one more')].join('; ');
    test.info().annotations.push({ type: 'effort', description: figures });

    await page.getByRole('button', { name: 'Change crew: Load-in', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit crew' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit crew' });
    await edit.getByRole('textbox', { name: /^Name/ }).fill('Load-in at night');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: /Load-in at night/ })).toBeVisible();
    await page.getByRole('button', { name: 'Change crew: Load-in at night' }).click();
    await page.getByRole('menuitem', { name: 'Edit crew' }).click();
    await typeDay(edit.getByRole('group', { name: /^First day/ }), '2029-01-07');
    await expect(edit.getByRole('checkbox', { name: /^Move the 24 positions by 2 days/ })).toBeChecked();
    await examine(page, 'the sheet of a crew that moves');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toHaveCount(0);
    await page.getByRole('button', { name: 'Change crew: Load-in at night' }).click();
    await page.getByRole('menuitem', { name: 'Cancel crew' }).click();
    const cancel = page.getByRole('dialog', { name: /Cancel/ });
    await cancel.getByRole('textbox').fill('The ball is off.');
    await cancel.getByRole('button', { name: 'Cancel crew' }).click();
    await expect(page.getByRole('link', { name: /Load-in at night.*Cancelled/ })).toBeVisible();

    await page.getByRole('tab', { name: 'History' }).click();
    const history = page.getByRole('list', { name: 'History, newest first' });
    const moved = history.getByRole('listitem').filter({ hasText: '24 positions moved' });
    await expect(moved.getByText('First day: 5 Jan 2029 → 7 Jan 2029')).toBeVisible();
    await expect(history.getByText('Name: Load-in → Load-in at night')).toBeVisible();
    await expect(history.getByText('The ball is off.')).toBeVisible();
  });
});

test('a project login sees its project and no other', async ({ page }) => {
  await page.goto('/projects/4711?PID=4711&Password=callboard-demo');
  await expect(page.getByRole('main').getByText(/^4711/).first()).toBeVisible();
  await settled(page);
  await examine(page, 'a project by its login');
  await page.goto('/projects/4712');
  await expect(page.getByText(/^This link shows only project 4711/).first()).toBeVisible();
});

test.describe('a crew member', () => {
  test.use({ login: 'crew', ownTenant: true });

  test('applies for a vacancy that fits, takes it back with Undo, and reads why another one is not possible', async ({
    page,
  }) => {
    await page.goto('/projects-vacancy');
    await expect(heading(page, 'Vacancies')).toBeVisible();
    await settled(page);
    await examine(page, '/projects-vacancy');
    const rows = page.getByRole('list', { name: 'Vacancies, soonest first' }).getByRole('link');
    await rows
      .filter({ hasNotText: /Applied/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Vacancy' });
    await expect(sheet.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
    await settled(page);
    await examine(page, 'a vacancy');
    await sheet.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    const withdrawn = page.getByText(/^Application withdrawn: /);
    await withdrawn.click();
    await expect(withdrawn).toBeHidden();
    await page.getByRole('button', { name: 'Possible for me' }).click();
    await rows.filter({ hasText: 'Not possible' }).first().click();
    await expect(sheet.getByRole('heading', { name: 'Why you can’t apply' })).toBeVisible();
  });
});

test.describe('who plans', () => {
  test.use({ login: 'planner', ownTenant: true });

  test('finds a project by its day, edits it, and collects its delivery notes', async ({ page }) => {
    await page.goto('/projects-calendar');
    await expect(heading(page, 'Project calendar')).toBeVisible();
    await settled(page);
    await examine(page, '/projects-calendar');
    await page.getByRole('main').locator('a[href="/projects/4711"]').first().click();
    await page.getByRole('button', { name: 'Change project' }).click();
    await page.getByRole('menuitem', { name: 'Edit project' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit project' });
    await sheet.getByRole('textbox', { name: /^Reference/ }).fill('PO 2027');
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('PO 2027')).toBeVisible();
    await page.goto('/projects/4711/documents');
    await page.getByRole('button', { name: 'Collect delivery notes' }).click();
    const exports = page.getByRole('list', { name: 'Exports of this project' });
    await expect(exports.getByRole('button', { name: /Download Delivery notes/ })).toBeVisible();
    await settled(page);
    await examine(page, '/projects/4711/documents');
  });

  test('reads what happened in a project, writes a note, and does what is to be done', async ({ page }) => {
    await page.goto('/projects/4711');
    const part = (name: string) =>
      page.getByRole('tablist', { name: 'Parts of the project' }).getByRole('tab', { name }).click();
    await part('History');
    const history = page.getByRole('list', { name: 'History, newest first' });
    await expect(history.getByText(/Traverse 3/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add a note' }).click();
    const note = page.getByRole('dialog', { name: 'Add a note' });
    await note.getByRole('button', { name: 'Save note' }).click();
    await expect(note.getByText('Write something.').first()).toBeVisible();
    await note.getByRole('textbox', { name: /^Note/ }).fill('The lift is booked.');
    await examine(page, 'the sheet of a note');
    await note.getByRole('button', { name: 'Save note' }).click();
    await expect(history.getByText('The lift is booked.')).toBeVisible();
    await settled(page);
    await examine(page, 'the history of a project');

    await part('Rating');
    await expect(
      page.getByRole('list', { name: 'Ratings, newest first' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await settled(page);
    await examine(page, 'the ratings of a project');

    await part('To-dos');
    await page.getByRole('button', { name: 'New to-do' }).click();
    const sheet = page.getByRole('dialog', { name: 'New to-do' });
    await sheet.getByRole('textbox', { name: /^What is to be done/ }).fill('Call the hall');
    await examine(page, 'the sheet of a new to-do');
    await sheet.getByRole('button', { name: 'Save to-do' }).click();
    await page.getByRole('button', { name: 'Mark as done: Call the hall' }).click();
    const done = page.getByRole('listitem').filter({ hasText: 'Call the hall' });
    await expect(done.getByText(/^Done by/)).toBeVisible();
    await settled(page);
    await examine(page, 'the to-dos of a project');
  });

  test('reaches the client, reads the rate card, closes a project and opens it again', async ({
    page,
    product,
  }) => {
    const planner = await actor(product.port, 'planner');
    const { items } = await planner.get<{ items: { number: string; company: { id: string } | null }[] }>(
      '/projects?limit=100&page=1',
    );
    const priced = [];
    for (const { number } of items.slice(0, 20)) {
      const one = await planner.get<{ rateCard: unknown; contacts: unknown[] }>(`/projects/${number}`);
      if (one.rateCard && one.contacts.length > 0) priced.push(number);
    }
    await page.goto(`/projects/${priced[0]}`);
    await page.getByRole('tab', { name: 'Contacts' }).click();
    const people = page.getByRole('list', { name: 'Contacts of the project' });
    await people.getByRole('button').first().click();
    const reach = page.getByRole('dialog');
    await expect(reach.getByRole('link').first()).toHaveAttribute('href', /^(tel|mailto):/);
    await settled(page);
    await examine(page, 'a contact of a project');
    await page.keyboard.press('Escape');
    await page
      .getByRole('list', { name: 'Place, people and terms' })
      .getByRole('button')
      .filter({ hasText: 'Rate card' })
      .click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/per (hour|day)/)
        .first(),
    ).toBeVisible();
    await examine(page, 'the rate card of a project');

    const { number } = await planner.post<{ number: string }>('/projects', {
      companyId: items.find(({ company }) => company)?.company?.id,
      name: 'Opera ball',
      beginDate: '2027-01-05',
      endDate: '2027-01-09',
    });
    await page.goto(`/projects/${number}`);
    await page.getByRole('button', { name: 'Change project' }).click();
    await page.getByRole('menuitem', { name: 'Close project' }).click();
    const close = page.getByRole('dialog', { name: 'Close project' });
    await expect(close.getByText(/Nothing is open|These things are still open/).first()).toBeVisible();
    await examine(page, 'the sheet that closes a project');
    await close.getByRole('button', { name: 'Close project' }).click();
    await expect(close).toHaveCount(0);
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add crew' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Change project' }).click();
    await page.getByRole('menuitem', { name: 'Reopen project' }).click();
    await expect(page.getByRole('button', { name: 'Add crew' }).first()).toBeVisible();
  });

  test('is told when somebody else was quicker, keeps what was typed, and an end before the begin', async ({
    page,
    product,
  }) => {
    await page.goto('/projects/4711');
    await page.getByRole('button', { name: 'Change project' }).click();
    await page.getByRole('menuitem', { name: 'Edit project' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit project' });
    const end = sheet.getByRole('group', { name: /^End/ });
    await typeDay(end, '2020-01-01');
    await expect(sheet.getByText('The end is before the begin.').first()).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Save changes' })).toBeDisabled();

    // What was typed is kept, and can be given up.
    await page.reload();
    await page.getByRole('button', { name: 'Change project' }).click();
    await page.getByRole('menuitem', { name: 'Edit project' }).click();
    await sheet.getByRole('button', { name: 'Start again' }).click();
    await sheet.getByRole('textbox', { name: /^Reference/ }).fill('Mine');
    const everything = await actor(product.port, 'everything');
    const { version } = await everything.get<{ version: number }>('/projects/4711');
    await everything.post('/projects/4711', { reference: 'Theirs' }, version);
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect(sheet.getByText('Somebody else has changed this')).toBeVisible();
    await expect(sheet.getByText('Theirs').first()).toBeVisible();
    await examine(page, 'a conflict in the sheet of a project');
    await sheet.getByRole('button', { name: 'Save mine' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Mine', { exact: true })).toBeVisible();
  });
});
