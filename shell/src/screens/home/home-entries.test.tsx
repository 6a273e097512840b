import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiError, expectNoAxeViolations } from '@callboard/testing';
import type { HomeEntry } from '@callboard/contract';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { lineupOf, renderShell, signInAs } from '../../start/testing/render-shell.tsx';
import { home, homeTest, job, lineup, needs, release, rows } from './home.fixture.tsx';

const { server, shown } = homeTest();

test('entries stand in the order of the server, without any code of a feature', async () => {
  const night = job(2, { marks: ['requested', 'night'] });
  const loader = await shown(needs([night, job(3)], { jobToConfirm: 4 }));
  expect(await screen.findByRole('heading', { name: 'Needs you · 4' })).toBeVisible();
  expect(rows('Needs you · 4')).toEqual(['/jobs/job-2', '/jobs/job-3']);
  expect(
    screen.getByRole('link', { name: /07:30 – 16:00.*Load-in 2.*Messe Wien.*Night work/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer all 4 together' })).toHaveAttribute(
    'href',
    '/jobs?tab=toConfirm',
  );
  expect(loader.loads).toBe(0);
  expect(server.count('GET /home')).toBe(1);
  await expectNoAxeViolations(document.body);
});

test('warnings stand before what waits, and what leads elsewhere apart from what is to be read', async () => {
  const infoEntry = (id: string): HomeEntry => ({
    ...job(1),
    kind: 'information',
    id,
    marks: [],
    link: { id },
  });
  const warning: HomeEntry = { ...job(2), kind: 'information', marks: [], link: { id: 'old' } };
  await shown(
    home({
      warnings: { items: [warning], totals: { information: 1 } },
      needsYou: { items: [job(3)], totals: { jobToConfirm: 1 } },
      info: { items: [infoEntry('rules')], totals: { information: 1 } },
      ready: { items: [infoEntry('book')], totals: { information: 1 } },
      links: { items: [infoEntry('map')], totals: { information: 1 } },
    }),
  );
  await screen.findByRole('heading', { name: 'Warnings' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Warnings', 'Needs you · 1']);
  expect(rows('Warnings')).toEqual(['/crew-info?entry=old']);
  // They come after the rest.
  await screen.findByRole('heading', { name: 'Links' });
  expect(rows('Good to know')).toEqual(['/crew-info?entry=rules']);
  expect(rows('Information ready')).toEqual(['/crew-info?entry=book']);
  expect(rows('Links')).toEqual(['/crew-info?entry=map']);
});

test('what has changed stands before and after', async () => {
  const changes = [{ field: 'startTime', before: '06:00', after: '07:30' }] as const;
  await shown(needs([job(2, { changes: [...changes] })], { jobToConfirm: 1 }));
  const row = (await screen.findAllByRole('listitem')).find((one) => one.textContent?.includes('Load-in'));
  expect(row).toHaveTextContent(/Start.*before:.*06:00.*now:.*07:30/);
});

test('a tap fetches the code of the feature, which then stands in place of the buttons', async () => {
  const loader = await shown(needs([job(2)], { jobToConfirm: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm job: Rigger · Load-in 2' }));
  expect(await screen.findByText('did confirm')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm job/ })).toBeNull();
  expect(loader.loads).toBe(1);
});

test('buttons stand in the order of the face, the main one last', async () => {
  await shown(needs([job(2)], { jobToConfirm: 1 }));
  const buttons = await screen.findAllByRole('button', { name: /: Rigger · Load-in 2$/ });
  expect(buttons.map((button) => button.textContent)).toEqual(['Decline', 'Confirm']);
});

test('code that does not come is told, and the next tap tries again', async () => {
  const loader = await shown(needs([job(2)], { jobToConfirm: 1 }));
  loader.trouble = 'altered';
  const name = 'Confirm job: Rigger · Load-in 2';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Not opened, for your safety')).toBeVisible();
  loader.trouble = null;
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('did confirm')).toBeVisible();
});

test('a kind that nobody draws, and one whose page is not open to the person, are not there nor counted', async () => {
  const note = { kind: 'deliveryNoteToSign', id: 'n', link: { id: 'c' }, words: { number: 'DN-1' } };
  const unknown = { kind: 'somethingNew', id: 'u', link: {}, words: { title: 'Something new' } };
  const totals = { jobToConfirm: 1, deliveryNoteToSign: 1, somethingNew: 3 };
  await shown(needs([note, unknown, job(2)], totals));
  expect(await screen.findByRole('heading', { name: 'Needs you · 1' })).toBeVisible();
  expect(rows('Needs you · 1')).toEqual(['/jobs/job-2']);
});

test('words are those of the face, with days as people write them; what is late says so', async () => {
  signInAs({ roles: ['client'] });
  const words = { number: 'DN-1', day: '2026-11-20' };
  const note = { kind: 'deliveryNoteToSign', id: 'n', link: { id: 'c 1' }, words };
  await shown(needs([{ ...note, dueAt: '2020-11-21T08:00:00Z' }], { deliveryNoteToSign: 1 }));
  const link = await screen.findByRole('link', {
    name: /^Delivery note DN-1.*Fri,? 20 Nov.*Overdue by \d+ days/,
  });
  expect(link).toHaveAttribute('href', '/crews/c%201/delivery-note');
});

test('only seven stand there at first, and the rest on request', async () => {
  const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => job(number));
  await shown(needs(many, { jobToConfirm: 9 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }));
  expect(rows('Needs you · 9')).toHaveLength(9);
  expect(document.activeElement).toHaveAttribute('href', '/jobs/job-8');
});

test.each([
  [6, null, 6],
  [7, 'Show 2 more', 5],
])('of %d others, %s waits behind a button', async (count, button, atFirst) => {
  const items = Array.from({ length: count }, (_, index) => ({
    kind: 'information',
    id: `i${index}`,
    link: { id: `i${index}` },
    words: { title: `Rule ${index}` },
  }));
  await shown(home({ ready: { items, totals: { information: count } } }));
  expect(await screen.findAllByRole('link', { name: /^Rule/ })).toHaveLength(atFirst);
  const more = screen.queryByRole('button', { name: /^Show/ });
  expect(more?.textContent ?? null).toBe(button);
});

test('information leads to itself', async () => {
  const info = { kind: 'information', id: 'i', link: { id: 'i' }, words: { title: 'Rules' } };
  await shown(home({ ready: { items: [info], totals: { information: 1 } } }));
  expect(await screen.findByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/crew-info?entry=i');
  expect(screen.queryByRole('heading', { name: /Needs you/ })).toBeNull();
});

const calm = /Nothing is waiting for you/;
const nothingOpen = /You don’t have access to anything/;

test('an empty home says that nothing waits once it is known', async () => {
  let answer = () => {};
  server.on('GET /home', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { body: home({}) };
  });
  await renderShell('/', { lineup, loader: memoryLoader({ features: [release] }) });
  await waitFor(() => expect(server.count('GET /home')).toBe(1));
  expect([screen.queryByText(calm), screen.queryByText(nothingOpen)]).toEqual([null, null]);
  answer();
  expect(await screen.findByText(calm)).toBeVisible();
});

test('whom something waits for is not told that nothing does', async () => {
  await shown(needs([job(2)], { jobToConfirm: 1 }));
  await screen.findByRole('heading', { name: 'Needs you · 1' });
  expect(screen.queryByText(calm)).toBeNull();
});

test('what cannot be read says so and is tried again', async () => {
  server.on('GET /home', () => apiError(403, 'forbidden'));
  await renderShell('/', { lineup, loader: memoryLoader({ features: [release] }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /home', () => ({ body: needs([job(2)], { jobToConfirm: 1 }) }));
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Needs you · 1' })).toBeVisible();
});

test('without a feature that has entries nothing waits, whatever the server says', async () => {
  server.on('GET /home', () => apiError(403, 'forbidden'));
  await renderShell('/', { lineup: lineupOf([]), loader: memoryLoader({}) });
  await screen.findByRole('heading', { level: 1, name: /Ada/ });
  await waitFor(() => expect(server.requests.some(({ path }) => path.includes('ettings'))).toBe(true));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
