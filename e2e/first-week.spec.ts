import type { Locator } from '@playwright/test';
import { patience } from './support/run/patience.ts';
import { scribble } from './support/scribble.ts';
import { expect, test, type Page } from './support/story.ts';
import { typeDay, typeTime } from './support/type-date.ts';

/** The clocks of server and phones jump over the days between. */
const clocks = {
  begin: '2026-11-12T06:02:00Z',
  late: '2026-11-12T06:40:00Z',
  breakBegins: '2026-11-12T11:00:00Z',
  breakEnds: '2026-11-12T11:45:00Z',
  end: '2026-11-12T16:05:00Z',
  evening: '2026-11-12T17:00:00Z',
  nextMonth: '2026-12-01T09:00:00Z',
};
const opera = { latitude: 48.2032, longitude: 16.3692 };

test.use({
  login: 'planner',
  emptyTenant: true,
  ownProduct: true,
  permissions: ['geolocation'],
  geolocation: { ...opera, accuracy: 12 },
});
test.setTimeout(patience(360_000));

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const waiting = (page: Page, what: RegExp) =>
  main(page)
    .getByRole('region', { name: /^Needs you/ })
    .getByRole('link', { name: what });
const positions = (page: Page) => page.getByRole('list', { name: 'Positions' });

/** As people do: goes to the field, types, and takes what is offered. */
async function find(field: Locator, typed: string, what: RegExp) {
  await field.scrollIntoViewIfNeeded();
  await field.click();
  await field.pressSequentially(typed);
  const found = field.page().getByRole('listbox').getByRole('option', { name: what });
  await found.first().click();
  await expect(found).toHaveCount(0);
}

async function sign(page: Page, ofSheet: Locator) {
  await ofSheet.getByRole('button', { name: /^Signature: / }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
/** As the screens write it. */
const durationOf = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
const timeIn = async (text: Locator) => /\d\d:\d\d/.exec((await text.textContent()) ?? '')?.[0] ?? '';

async function createProject(page: Page) {
  await page.goto('/projects');
  await page.getByRole('button', { name: 'New project' }).first().click();
  const project = sheet(page, 'New project');
  await find(project.getByRole('combobox', { name: /Company/ }), 'Opernhaus', /Opernhaus/);
  await project.getByRole('textbox', { name: /^Name/ }).fill('Opera ball');
  for (const day of [/^Begin/, /^End/])
    await typeDay(project.getByRole('group', { name: day }), '2026-11-12');
  await project.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'Opera ball' })).toBeVisible();
}

async function addCrew(page: Page) {
  await page.getByRole('button', { name: 'Add crew' }).first().click();
  const crew = sheet(page, 'Add crew');
  await crew.getByRole('textbox', { name: /^Name/ }).fill('Load-in');
  await typeTime(crew.getByRole('group', { name: /^Start time/ }), '08:00');
  await typeTime(crew.getByRole('group', { name: /^End time/ }), '17:00');
  await crew.getByRole('button', { name: 'Add crew chief' }).click();
  for (const [name, count] of [
    ['Stagehand', '5'],
    ['Rigger', '2'],
  ] as const) {
    await crew.getByRole('button', { name: 'Add function' }).click();
    const last = crew.getByRole('group', { name: /^Function \d/ }).last();
    await last.getByRole('combobox').selectOption({ label: name });
    await last.getByRole('textbox').fill(count);
  }
  await crew.getByRole('combobox', { name: /^Place/ }).pressSequentially('Opera house');
  await page.keyboard.press('Tab');
  await crew.getByRole('button', { name: 'Add a place' }).click();
  const place = sheet(page, 'Add place');
  await place.getByRole('textbox', { name: /^Street/ }).fill('Opernring 2');
  await place.getByRole('textbox', { name: /^City/ }).fill('Wien');
  // Where the tenant is comes with a read of its own.
  await expect(place.getByRole('combobox', { name: /^Country/ })).not.toHaveValue('');
  await place.getByText('Latitude and longitude').click();
  await place.getByRole('textbox', { name: /^Latitude/ }).fill(`${opera.latitude}, ${opera.longitude}`);
  await place.getByRole('button', { name: 'Save place' }).click();
  await expect(place).toHaveCount(0);
  await crew.getByRole('combobox', { name: /^Catering/ }).selectOption({ index: 1 });
  await find(crew.getByRole('combobox', { name: /^Contact on site/ }), 'Lindq', /Lindqvist/);
  await crew.getByRole('button', { name: 'Add crew', exact: true }).click();
  await expect(crew).toHaveCount(0);
}

async function offerRiggers(page: Page) {
  await main(page)
    .getByRole('link', { name: /Load-in/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const riggers = positions(page).getByRole('listitem').filter({ hasText: 'Rigger' });
  for (const one of await riggers.getByRole('checkbox').all()) await one.check();
  await page.getByRole('button', { name: 'More for the selected' }).click();
  await page.getByRole('menuitem', { name: 'Offer as vacancy' }).click();
  const offer = sheet(page, 'Offer as vacancies');
  // Not to riggers alone: Zoë is none and wants one of them.
  await offer.getByRole('checkbox', { name: 'Rigger', exact: true }).uncheck();
  await expect(offer.getByText(/people can see it$/)).toBeVisible();
  await offer.getByRole('button', { name: 'Offer as vacancies' }).click();
  await expect(offer).toHaveCount(0);
  await expect(riggers.filter({ hasText: 'Vacancy' })).toHaveCount(2);
}

async function ask(page: Page, who: string, functionName: string) {
  await main(page)
    .getByRole('button', { name: new RegExp(`^Find best person: Load-in · ${functionName}`) })
    .click();
  const best = sheet(page, 'Find best person');
  await best.getByRole('searchbox').fill(who);
  await best.getByRole('button', { name: `Ask ${who}` }).click();
  await expect(page.getByText(new RegExp(`^Request sent: ${who}`))).toBeVisible();
  await expect(best).toHaveCount(0);
}

async function fillRest(page: Page) {
  await page.goto('/planner-crew');
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await page.getByRole('button', { name: 'Fill positions' }).click();
  const fill = sheet(page, 'Fill positions');
  await fill.getByRole('button', { name: /12 Nov/ }).click();
  await expect(fill.getByText('4 of 4 open positions can be filled')).toBeVisible();
  for (const rigger of await fill.getByRole('checkbox', { name: /Rigger/ }).all()) await rigger.uncheck();
  await fill.getByRole('button', { name: 'Plan 2 changes' }).click();
  await page.getByRole('button', { name: 'Send 2 changes to 2 people' }).click();
  await expect(page.getByText('Sent: 2 changes to 2 people')).toBeVisible({ timeout: patience(20_000) });
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('from an empty tenant to a paid invoice, by screens alone', async ({ page, device, product }) => {
      const open = async (login: string, path: string) => {
        const opened = await (await device({ login })).newPage();
        await opened.goto(path);
        return opened;
      };
      const goOnTo = async (instant: string) =>
        product.timePasses?.(Date.parse(instant) - Date.now() - (product.passedMs?.() ?? 0));

      await test.step('a project gets a crew, and its positions people', async () => {
        await createProject(page);
        await addCrew(page);
        await offerRiggers(page);
        await page.goto('/projects');
        await main(page)
          .getByRole('link', { name: /Opera ball/ })
          .first()
          .click();
        await main(page)
          .getByRole('tab', { name: /Shifts/ })
          .click();
        await ask(page, 'Erika Maier', 'Crew-Chief');
        for (const who of ['Ada Kern', 'Emrys Cadwaladr', "Zoë D'Angelo"]) await ask(page, who, 'Stagehand');
        await fillRest(page);
      });

      const [erika, ada, emrys, zoe] = await Promise.all(
        ['chief', 'crew', 'forgetful', 'everything'].map((login) => open(login, '/')),
      );
      if (!erika || !ada || !emrys || !zoe) throw new Error('Somebody is missing.');

      await test.step('three confirm; one declines, applies and is accepted', async () => {
        for (const phone of [erika, ada, emrys]) {
          await main(phone)
            .getByRole('button', { name: /^Confirm job: / })
            .click();
          await expect(main(phone).getByText('Confirmed', { exact: true }).first()).toBeVisible();
        }
        await waiting(zoe, /Load-in/).click();
        await expect(zoe).toHaveURL(/\/job/);
        await zoe.getByRole('button', { name: /^Decline job/ }).click();
        const why = sheet(zoe, /^Decline /);
        await why.getByLabel('I have another job').check();
        await why.getByRole('button', { name: 'Decline job' }).click();
        await expect(main(zoe).getByText('Declined').first()).toBeVisible();
        await zoe.goto('/projects-vacancy');
        await main(zoe)
          .getByRole('link', { name: /Load-in.*Rigger/ })
          .first()
          .click();
        await zoe.getByRole('button', { name: 'Apply', exact: true }).click();
        await expect(zoe.getByText(/^Applied: /)).toBeVisible();

        await page.goto('/');
        await waiting(page, /1 person has applied/).click();
        await main(page)
          .getByRole('button', { name: /^1 person has applied/ })
          .click();
        const applicants = sheet(page, 'Applicants');
        await applicants.getByRole('button', { name: /^Accept: Zoë/ }).click();
        await expect(page.getByText(/^Accepted: Zoë/)).toBeVisible();
        await applicants.getByRole('button', { name: 'Close' }).first().click();
      });

      await test.step('work begins an hour earlier, and everybody confirms that', async () => {
        await page.getByRole('button', { name: 'Select', exact: true }).click();
        await page.getByRole('checkbox', { name: /^Select all/ }).check();
        await page.getByRole('button', { name: 'Change (8)' }).click();
        const change = sheet(page, 'Change positions');
        await change.getByRole('combobox', { name: 'Start' }).selectOption({ label: 'Earlier by' });
        await change.getByRole('textbox', { name: /^Start: hours/ }).fill('1:00');
        await change.getByRole('button', { name: 'Change (8)' }).click();
        await expect(change).toHaveCount(0);
        for (const phone of [erika, ada, emrys, zoe]) {
          await phone.goto('/');
          await waiting(phone, /Load-in/).click();
          const changed = main(phone).getByRole('region', { name: 'What changed' });
          await expect(changed).toContainText('before: 08:00');
          await expect(changed).toContainText('now: 07:00');
          await phone.getByRole('button', { name: /^Confirm change/ }).click();
        }
        for (const name of ['Erika Maier', 'Ada Kern', 'Emrys Cadwaladr', "Zoë D'Angelo"])
          await expect(
            positions(page).getByRole('listitem').filter({ hasText: name }).getByText('Confirmed'),
          ).toBeVisible({ timeout: patience(30_000) });
      });

      const came = { erika: '', ada: '', zoe: '' };
      let left = '';
      await test.step('the chief checks in: one comes late and one not at all', async () => {
        await goOnTo(clocks.begin);
        const chief = await open('chief', '/');
        const isSent = chief.waitForResponse(/\/checkIn$/, { timeout: patience(30_000) });
        await main(chief).getByRole('button', { name: 'Check in', exact: true }).click();
        await isSent;
        const own = main(chief).getByRole('button', { name: /^Checked in \d\d:\d\d/ });
        came.erika = await timeIn(own);
        await main(chief)
          .getByRole('link', { name: /Crew list/ })
          .first()
          .click();
        const row = (phone: Page, name: string) =>
          phone
            .getByRole('list', { name: 'The crew, one row a person' })
            .getByRole('listitem')
            .filter({ hasText: name });
        const checkIn = async (phone: Page, name: string) => {
          const sent = phone.waitForResponse(/\/checkIn$/, { timeout: patience(30_000) });
          await row(phone, name)
            .getByRole('button', { name: /^Check in: / })
            .click();
          await sent;
          return timeIn(row(phone, name).getByText(/Checked in \d\d:\d\d/));
        };
        came.ada = await checkIn(chief, 'Ada Kern');
        await goOnTo(clocks.late);
        const later = await open('chief', chief.url());
        came.zoe = await checkIn(later, "Zoë D'Angelo");
        await later.getByRole('button', { name: /^More for Emrys/ }).click();
        await later.getByRole('dialog').getByRole('button', { name: 'Mark as no-show' }).click();
        await later.getByRole('alertdialog').getByRole('button', { name: 'Mark as no-show' }).click();
        await expect(row(later, 'Emrys Cadwaladr')).toContainText('No-show');
      });

      await test.step('there is a break, and everybody leaves', async () => {
        for (const [clock, press, next] of [
          [clocks.breakBegins, 'Start break', 'End break'],
          [clocks.breakEnds, 'End break', 'Start break'],
        ] as const) {
          await goOnTo(clock);
          const phone = await open('crew', '/');
          const sent = phone.waitForResponse(/\/break/, { timeout: patience(30_000) });
          await main(phone).getByRole('button', { name: press }).click();
          await sent;
          await expect(main(phone).getByRole('button', { name: next })).toBeVisible();
        }
        await goOnTo(clocks.end);
        const chief = await open('chief', '/');
        await main(chief)
          .getByRole('link', { name: /Crew list/ })
          .first()
          .click();
        await chief.getByRole('button', { name: /^Check out all/ }).click();
        const sent = chief.waitForResponse(/\/checkAll$/, { timeout: patience(30_000) });
        await chief.getByRole('button', { name: 'Check out 3' }).click();
        await sent;
        left = await timeIn(
          main(chief)
            .getByText(/Checked out \d\d:\d\d/)
            .first(),
        );
      });

      // What is owed: from coming to leaving, without the break of 45 minutes that everybody has.
      const worked = (from: string, until: string) => minutesOf(until) - minutesOf(from) - 45;
      const sum = () => worked(came.erika, left) + worked(came.ada, left) + worked(came.zoe, left);

      await test.step('hours are signed off and signed by the client, and everybody is rated', async () => {
        await goOnTo(clocks.evening);
        const chief = await open('chief', '/');
        await waiting(chief, /Hours to sign off|Load-in/)
          .first()
          .click();
        await chief.getByLabel('Note on the work (optional)').fill('All done by five.');
        await expect(main(chief).getByText(durationOf(sum())).first()).toBeVisible();
        await chief.getByRole('button', { name: 'Sign off hours' }).click();
        await chief.getByRole('alertdialog').getByRole('button', { name: 'Sign off hours' }).click();
        await expect(chief).toHaveURL(/\/delivery-note$/);
        await chief.getByRole('button', { name: 'Download PDF' }).click();
        await chief.getByRole('button', { name: 'Release note' }).click();
        await chief.getByRole('dialog').getByRole('button', { name: 'Release note' }).click();
        await signNote(await open('client', '/'));
        const client = await open('client', '/');
        await main(client)
          .getByRole('link', { name: /Rate your crew.*Load-in/ })
          .click();
        await main(chief).getByRole('link', { name: 'Rate crew' }).click();
        for (const rater of [client, chief]) {
          await rater
            .getByRole('group', { name: 'Arbeit, Ada Kern', exact: true })
            .getByRole('radio', { name: '4 stars', exact: true })
            .click();
          await main(rater).getByRole('button', { name: 'Save ratings' }).click();
          await expect(rater.getByText('Ratings of 1 person saved')).toBeVisible();
        }
      });

      await test.step('Ada calls her hours wrong, the office corrects them, the client signs again', async () => {
        const phone = await open('crew', '/jobs?tab=past');
        await main(phone)
          .getByRole('link', { name: /Load-in/ })
          .first()
          .click();
        await main(phone)
          .getByRole('link', { name: /Something wrong\?/ })
          .click();
        await phone.getByRole('button', { name: 'I think my hours are wrong' }).click();
        const claim = phone.getByRole('dialog');
        await typeTime(claim.getByRole('group', { name: 'Until', exact: true }), '17:30');
        await claim.getByLabel('What is wrong?').fill('I locked the doors.');
        await claim.getByRole('button', { name: 'Send to the office' }).click();
        await expect(main(phone).getByText('Waits for the office')).toBeVisible();
        const office = await open('office', '/');
        await waiting(office, /^Ada Kern: my hours are wrong/).click();
        await office.getByRole('button', { name: 'Correct hours' }).click();
        await office.getByRole('dialog').getByLabel('Reason').fill('The client has seen it.');
        await office.getByRole('dialog').getByRole('button', { name: 'Correct hours' }).click();
        await expect(main(office).getByText('Hours corrected', { exact: true })).toBeVisible();
        const client = await open('client', '/');
        await signNote(client);
        const corrected = sum() + worked(came.ada, '17:30') - worked(came.ada, left);
        await expect(main(client).getByText(durationOf(corrected)).first()).toBeVisible();
      });

      await test.step('the payroll is drafted, released, declined, answered and signed', async () => {
        await goOnTo(clocks.nextMonth);
        const accountant = await open('accountant', '/payrolls');
        await accountant.getByRole('button', { name: 'Draft payrolls' }).first().click();
        await sheet(accountant, 'Draft payrolls').getByRole('button', { name: 'Draft payrolls' }).click();
        await expect(accountant.getByText('Drafts of this month: 3')).toBeVisible();
        await main(accountant)
          .getByRole('link', { name: /Ada Kern/ })
          .first()
          .click();
        await accountant.getByRole('button', { name: 'Release payroll' }).click();
        await accountant.getByRole('alertdialog').getByRole('button', { name: 'Release payroll' }).click();
        await expect(accountant.getByText('Payroll released').first()).toBeVisible();

        const phone = await open('crew', '/');
        await waiting(phone, /^Check payroll/).click();
        await expect(
          main(phone)
            .getByText(durationOf(worked(came.ada, '17:30')))
            .first(),
        ).toBeVisible();
        await phone.getByRole('button', { name: 'Something is wrong' }).first().click();
        const wrong = sheet(phone, 'Something is wrong');
        await wrong.getByLabel('What is wrong?').fill('The doors are missing.');
        await wrong.getByRole('button', { name: 'Decline item' }).click();
        await expect(phone.getByText('Waiting for the accountant')).toBeVisible();

        await accountant.goto('/');
        await waiting(accountant, /something is wrong in /).click();
        await accountant.getByRole('button', { name: 'Answer' }).click();
        const answer = sheet(accountant, 'Answer');
        await answer.getByLabel('Answer').fill('They are in it.');
        await answer.getByRole('button', { name: 'Send answer' }).click();
        await expect(answer).toHaveCount(0);

        await phone.goto('/');
        await waiting(phone, /^Check payroll/).click();
        await phone.getByRole('button', { name: 'Confirm', exact: true }).first().click();
        await phone.getByRole('button', { name: 'Check and sign' }).click();
        const payroll = sheet(phone, /^Sign payroll/);
        await sign(phone, payroll);
        await payroll.getByRole('button', { name: 'Sign payroll' }).click();
        await expect(phone.getByText(/^Confirmed /).first()).toBeVisible();
      });

      await test.step('the invoice is made of the signed hours, sent, and paid in two parts', async () => {
        const accountant = await open('accountant', '/invoices');
        await accountant.getByRole('button', { name: 'New invoice' }).click();
        const invoice = sheet(accountant, 'New invoice');
        await invoice.getByRole('button', { name: 'Add hours: Opera ball' }).click();
        // The chief, the stagehand and the rigger: each function is an item of its own.
        await expect(invoice.getByRole('group', { name: /^Item \d/ })).toHaveCount(3);
        for (const price of await invoice.getByRole('textbox', { name: /^Price in/ }).all())
          await price.fill('60');
        await invoice.getByRole('button', { name: 'Create invoice' }).click();
        await expect(accountant).toHaveURL(/\/invoice\/./);
        const hours = main(accountant).getByRole('region', { name: 'Hours behind the items' });
        await expect(hours.getByText(durationOf(worked(came.ada, '17:30'))).first()).toBeVisible();
        const quantity = (minutes: number) => Math.round((minutes * 1_000) / 60) / 1_000;
        const minutes = [worked(came.erika, left), worked(came.ada, '17:30'), worked(came.zoe, left)];
        const net = minutes.reduce((all, one) => all + Math.round(quantity(one) * 6_000), 0) / 100;
        const euros = net.toLocaleString('en', { style: 'currency', currency: 'EUR' });
        await expect(main(accountant).getByText(euros).first()).toBeVisible();

        await accountant.getByRole('button', { name: 'Send invoice' }).click();
        const mail = sheet(accountant, /^Send invoice/);
        await mail.getByRole('textbox', { name: /^To/ }).fill('books@opera.example');
        await mail.getByRole('button', { name: 'Send invoice' }).click();
        await expect(accountant.getByText('Sent to books@opera.example')).toBeVisible();
        const mails = () => accountant.request.get(`http://127.0.0.1:${product.port}/dev/mail`);
        await expect
          .poll(async () => (await mails()).text(), { timeout: patience(20_000) })
          .toContain('books@opera.example');

        const payment = sheet(accountant, 'Mark as paid');
        for (const amount of ['500', null]) {
          await accountant.getByRole('button', { name: 'Mark as paid' }).click();
          await typeDay(payment.getByRole('group', { name: /^Paid on/ }), '2026-12-01');
          if (amount) await payment.getByRole('textbox', { name: /^Amount in/ }).fill(amount);
          await payment.getByRole('button', { name: 'Save' }).click();
          await expect(payment).toHaveCount(0);
          if (amount)
            await expect(
              main(accountant)
                .getByText(/still open$/)
                .first(),
            ).toBeVisible();
        }
        await expect(main(accountant).getByText('Paid', { exact: true }).first()).toBeVisible();
      });
    });
  });

/** The client is led there by home. */
async function signNote(client: Page) {
  await waiting(client, /^Delivery note/).click();
  await client.getByRole('button', { name: 'Confirm hours' }).click();
  await client.getByRole('alertdialog').getByRole('button', { name: 'Confirm hours' }).click();
  await expect(main(client).getByText(/^Confirmed by /)).toBeVisible();
}
