import 'fake-indexeddb/auto';
import { apiError, desk, expectNoAxeViolations, pageTest, screenOf } from '@callboard/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { freshPhone, network, putPhoneAway } from '../../on-site/check/phone-for-tests.ts';
import * as page from './personal-calendar-page.tsx';
import {
  absenceEntry,
  ahead,
  answerWithCalendar,
  blockEntry,
  calendarDay,
  dayOf,
  holidayEntry,
  jobEntry,
  sampleBlock,
} from './days/sample-calendar.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeEach(async () => {
  sessionStorage.clear();
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await freshPhone();
});
afterEach(() => {
  putPhoneAway();
  jest.restoreAllMocks();
});

const path = '/personal-calendar';
const opened = (search = '') => show(page, { path, at: `${path}?month=${ahead}${search}` });
const days = [
  calendarDay(5, [jobEntry(5)]),
  calendarDay(6, [holidayEntry('Saint Day'), absenceEntry('a-9')]),
  calendarDay(20, [blockEntry('block-1', 'Moving house')]),
];
const dayButton = async (text: RegExp) => (await screen.findByText(text)).closest('button') as HTMLElement;
const bodies = (what: string) => server.requests.filter(({ method, path }) => `${method} ${path}` === what);

describe('the month', () => {
  test('on the smallest phone is an agenda: jobs lead on, days off say how far they are', async () => {
    answerWithCalendar(server, { days, blocks: [sampleBlock()] });
    const { container } = await opened();
    const job = await screen.findByRole('link', { name: /Spring Gala/ });
    expect(job).toHaveAttribute('href', '/jobs/job-5');
    expect(job).toHaveTextContent('08:00 – 18:00');
    expect(screen.getByText('Saint Day')).toBeInTheDocument();
    expect(screen.getByText('Approved')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('as a grid says each day, is walked by arrow keys over the edge, and opens a day', async () => {
    screenOf(desk);
    answerWithCalendar(server, { days });
    const { user, address, container } = await opened();
    const grid = await screen.findByRole('grid', { name: 'March 2031' });
    const job = await dayButton(/\b5 March 2031: Confirmed job, 08:00 Spring Gala/);
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
    await expectNoAxeViolations(container);
    job.focus();
    await user.keyboard('{ArrowRight}');
    expect(await dayButton(/\b6 March 2031/)).toHaveFocus();
    expect([...grid.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.keyboard('{PageDown}');
    await waitFor(async () => expect(await dayButton(/\b6 April 2031/)).toHaveFocus());
    expect(address()).toContain('month=2031-04');
    await user.keyboard('{PageUp}{ArrowLeft}{Enter}');
    await waitFor(() => expect(address()).toContain(`day=${dayOf(5)}`));
    expect(await screen.findByRole('heading', { name: /5 March 2031/ })).toBeInTheDocument();
  });

  test('turns by button and by a swipe across the grid', async () => {
    answerWithCalendar(server);
    const { user } = await opened('&view=month');
    const grid = await screen.findByRole('grid', { name: 'March 2031' });
    const [start, end] = [
      { clientX: 250, clientY: 300 },
      { clientX: 120, clientY: 310 },
    ];
    fireEvent.touchStart(grid, { touches: [start] });
    fireEvent.touchEnd(grid, { changedTouches: [end] });
    expect(await screen.findByRole('grid', { name: 'April 2031' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Month before' }));
    expect(await screen.findByRole('grid', { name: 'March 2031' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Agenda' }));
    expect(await screen.findByText('Nothing in March 2031')).toBeInTheDocument();
  });

  test('that cannot be read says so and is asked for again', async () => {
    answerWithCalendar(server, { days });
    server.on('GET /personalCalendar', () => apiError(422, 'invalid'));
    const { user } = await opened();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerWithCalendar(server, { days });
    await user.click(again);
    expect(await screen.findByRole('link', { name: /Spring Gala/ })).toBeInTheDocument();
  });
});

describe('blocking', () => {
  const submit = () => screen.findByRole('button', { name: 'Block these days' });

  test('shows at once, also without network, and can be taken back while it is on the phone', async () => {
    answerWithCalendar(server);
    const { user } = await opened(`&open=block&day=${dayOf(12)}`);
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Exam');
    await network(false);
    await user.click(await submit());
    expect(await screen.findAllByText('Exam')).not.toHaveLength(0);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Block dates' })).not.toBeInTheDocument(),
    );
    const list = within(await screen.findByRole('list', { name: 'Blocked dates from today on' }));
    await user.click(await list.findByRole('button', { name: /^Do not block/ }));
    await waitFor(() => expect(screen.queryByText('Exam')).not.toBeInTheDocument());
    expect(bodies('POST /blockDates')).toHaveLength(0);
  });

  test('asks for a first day, and sends nothing without one', async () => {
    answerWithCalendar(server);
    const { user } = await opened('&open=block');
    await user.click(await submit());
    expect(await screen.findByText('Choose the first day.')).toBeInTheDocument();
    expect(bodies('POST /blockDates')).toHaveLength(0);
  });

  test('says at once that a reason is too long, and keeps it from being sent', async () => {
    answerWithCalendar(server);
    const { user } = await opened(`&open=block&day=${dayOf(12)}`);
    await user.click(await screen.findByRole('textbox', { name: 'Reason' }));
    await user.paste('x'.repeat(203));
    expect(await screen.findByText('Use at most 200 characters.')).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
  });

  test('names a confirmed job before, and blocks all the same', async () => {
    answerWithCalendar(server, { days });
    server.on('POST /blockDates', () => ({
      body: sampleBlock({ from: dayOf(5), to: dayOf(5), version: 1 }),
    }));
    const { user } = await opened(`&open=block&day=${dayOf(5)}`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Block dates' }));
    expect(await sheet.findByText('You have a confirmed job on these days')).toBeInTheDocument();
    expect(sheet.getByText('Spring Gala')).toBeInTheDocument();
    await user.click(await sheet.findByRole('button', { name: 'Block anyway' }));
    await waitFor(() =>
      expect(bodies('POST /blockDates')[0]?.body).toEqual({ from: dayOf(5), reason: '', confirmed: true }),
    );
  });

  test('refused for a job that only the server knew waits until the person decides', async () => {
    answerWithCalendar(server);
    const params = { job: 'Gala', day: dayOf(12), from: '08:00', until: '18:00', jobs: 1 };
    server.on('POST /blockDates', ({ body }) =>
      (body as { confirmed: boolean }).confirmed
        ? { body: sampleBlock({ from: dayOf(12), to: dayOf(12), version: 1 }) }
        : { status: 409, body: { status: 409, code: 'collision', params, fields: [], traceId: 'trace-1' } },
    );
    const { user } = await opened(`&open=block&day=${dayOf(12)}`);
    await user.click(await submit());
    expect(await screen.findByText('Gala')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Block anyway' }));
    await waitFor(() => expect(screen.queryByText('Gala')).not.toBeInTheDocument());
    await waitFor(() => expect(bodies('POST /blockDates').at(-1)?.body).toMatchObject({ confirmed: true }));
  });

  test('is deleted after a question, which says that the date is confirmed', async () => {
    const job = { itemId: 'i', day: dayOf(21), from: '08:00', until: '18:00', projectName: 'Spring Gala' };
    answerWithCalendar(server, { days, blocks: [sampleBlock({ confirmedJobs: [job] })] });
    server.on('DELETE /blockDates/block-1', () => ({ status: 204 }));
    const { user } = await opened();
    const list = within(await screen.findByRole('list', { name: 'Blocked dates from today on' }));
    await user.click(await list.findByRole('button', { name: /^Delete blocked date/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^This date is already confirmed/)).toBeInTheDocument();
    expect(question.getByText('Spring Gala')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Delete blocked date' }));
    await waitFor(() => expect(bodies('DELETE /blockDates/block-1')[0]?.headers['if-match']).toBe('"3"'));
  });
});

test('no day is called free before the month was read', async () => {
  screenOf(desk);
  answerWithCalendar(server);
  server.on('GET /personalCalendar', () => new Promise(() => undefined));
  await opened();
  expect(await screen.findByRole('grid', { name: 'March 2031' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/Free/)).not.toBeInTheDocument();
});
