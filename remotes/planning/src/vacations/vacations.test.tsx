import type { Absence, VacationDetail } from '@callboard/contract';
import type { VacationQueue } from '@callboard/domain';
import {
  apiError,
  desk,
  expectNoAxeViolations,
  pageTest,
  screenOf,
  setNetwork,
  signInAs,
} from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
// Its code is there before the first test, whose waits are for what a person waits for.
import './reason-sheet.tsx';
import {
  cancellation,
  decidedVacation,
  sampleAway,
  sampleVacation,
  sampleVacationDetail,
} from './sample-vacation.ts';
import * as listPage from './vacation-list-page.tsx';
import * as page from './vacation-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { crews: ['READ'] } });
  answerQueues({});
});
const messages = () => toasts.current().map(({ message }) => message);
const sent = () => server.requests.filter(({ method }) => method === 'POST');

function answerQueues(queues: Partial<Record<VacationQueue, Absence[]>>) {
  server.on('GET /vacationRequests', ({ query }) => {
    const items = queues[query.get('queue') as VacationQueue] ?? [];
    return { body: { items, total: items.length, page: 1, limit: 50 } };
  });
}
const answerDetail = (detail: VacationDetail) =>
  server.on('GET /vacationRequests/v-1', () => ({ body: detail }));
const openList = (search = '') =>
  show(listPage, { path: paths.vacationList.pattern, at: `${paths.vacationList.pattern}${search}` });
async function open(detail: VacationDetail = sampleVacationDetail()) {
  answerDetail(detail);
  const drawn = await show(page, { path: paths.vacation.pattern, at: '/vacations/v-1' });
  await screen.findByRole('article', { name: detail.absence.personName });
  return drawn;
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the queue', () => {
  test('says who waits, for which days, with jobs in the way, and leads to each', async () => {
    const clash = {
      itemId: 'i',
      crewId: 'c',
      day: '2031-12-09',
      from: '08:00',
      until: '18:00',
      status: 'confirmed',
      projectName: 'Gala',
      crewName: 'Load-in',
    };
    const office = { withdraw: false, requestCancel: false, approve: false, refuse: false, cancel: false };
    answerQueues({
      requests: [
        sampleVacation({ clashes: [clash, { ...clash, itemId: 'j' }] }),
        sampleVacation({ id: 'v-2', personName: 'Bo Lind', kind: 'timeInLieu', may: office }),
      ],
      decided: [decidedVacation()],
    });
    const { container } = await openList();
    const list = within(await screen.findByRole('list', { name: 'Requests' }));
    const rows = await list.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(
      /Anna Kern.*8 Dec – 12 Dec · 3.5 days · Last day until noon.*My grandmother is 90.*Jobs: 2/,
    );
    expect(rows[1]).toHaveTextContent(/Bo Lind.*Time off in lieu.*The office decides/);
    expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/vacations/v-1');
    expect(screen.getByRole('link', { name: '2 Requests' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '0 Cancellations' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('what was decided says by whom', async () => {
    answerQueues({ decided: [decidedVacation()] });
    await openList('?tab=decided');
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent(/Anna Kern.*Approved · Otto Berg, 2 Jan 2031/);
  });

  test.each([
    ['', 'No requests waiting'],
    ['?tab=cancellations', 'Nobody asks to cancel'],
    ['?tab=decided', 'Nothing decided lately'],
  ])('nothing in it is said%s', async (search, title) => {
    await openList(search);
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  test('what cannot be read is tried again', async () => {
    server.on('GET /vacationRequests', () => apiError(500, 'internal'));
    const { user } = await openList();
    const again = await button('Try again');
    answerQueues({ requests: [sampleVacation()] });
    await user.click(again);
    expect(await screen.findByText('Anna Kern')).toBeInTheDocument();
  });

  test('on a desk the first request is open beside it', async () => {
    screenOf(desk);
    answerQueues({ requests: [sampleVacation()] });
    answerDetail(sampleVacationDetail());
    await openList();
    expect(await screen.findByRole('article', { name: 'Anna Kern' })).toBeInTheDocument();
  });
});

describe('a request', () => {
  test('says which days count, what it leaves, who is away, and how full the plan is', async () => {
    const clash = {
      itemId: 'i',
      crewId: 'crew-7',
      day: '2031-12-10',
      from: '08:00',
      until: '18:00',
      status: 'requested',
      projectName: 'Gala',
      crewName: 'Load-in',
    };
    const { container } = await open(
      sampleVacationDetail(sampleVacation({ clashes: [clash] }), {
        weekends: 1,
        colleagues: 12,
        away: [
          sampleAway(1, { sameFunction: 'Rigger', asked: true }),
          sampleAway(2, { sameCrew: 'Vienna' }),
          ...[3, 4, 5, 6].map((n) => sampleAway(n)),
        ],
        plan: [{ day: '2031-12-10', positions: 14, filled: 12, requested: 0, openForPerson: 2 }],
      }),
    );
    const text = container.textContent;
    for (const said of [
      '8 Dec – 12 Dec',
      '3.5 days',
      'Last day until noon · 1 weekend · Founders’ day (Tue, 9 Dec 2031)',
      '12.5 → 9 days',
      'Also requested: 2 days',
      'Same function or crew: 2 of 12',
      '12 of 14 filled',
      'Open for Anna Kern’s functions: 2',
    ])
      expect(text).toContain(said);
    expect(screen.getByRole('link', { name: /Gala · Load-in.*To confirm/ })).toHaveAttribute(
      'href',
      '/crews/crew-7',
    );
    const away = within(screen.getByRole('list', { name: 'Also away' }));
    const [first] = away.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Person 1.*Rigger.*Requested/);
    expect(away.queryByText('Person 6')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('all who are away are shown when asked for', async () => {
    const { user } = await open(
      sampleVacationDetail(sampleVacation(), { away: [1, 2, 3, 4, 5, 6].map((n) => sampleAway(n)) }),
    );
    await user.click(await button('Show all 6'));
    expect(screen.getByText('Person 6')).toBeInTheDocument();
  });

  test.each([
    ['unpaid', { years: [] }, 'Takes nothing from the vacation account. 28:00 h are not paid.'],
    ['timeInLieu', { years: [], timeAccount: { without: 600, with: -1_080 } }, '+10:00 h → −18:00 h'],
  ] as const)('%s says what it takes instead', async (kind, own, said) => {
    const { container } = await open(
      sampleVacationDetail(sampleVacation({ kind }), { ...own, years: [...own.years] }),
    );
    expect(container).toHaveTextContent(said);
    expect(container).not.toHaveTextContent('Vacation account');
  });

  test('is approved for the version that was read; then it says who decided, and leads to the next', async () => {
    answerQueues({ requests: [sampleVacation(), sampleVacation({ id: 'v-2', personName: 'Bo Lind' })] });
    server.on('POST /vacationRequests/v-1/approve', () => {
      answerDetail(sampleVacationDetail(decidedVacation()));
      answerQueues({ requests: [sampleVacation({ id: 'v-2', personName: 'Bo Lind' })] });
      return { body: decidedVacation() };
    });
    const { user } = await open();
    await user.click(await button('Approve vacation'));
    expect(await screen.findByText('Approved · Otto Berg, 2 Jan 2031')).toBeInTheDocument();
    expect(messages()).toEqual(['Vacation approved: Anna Kern']);
    expect(toasts.current()[0]?.action).toBeUndefined();
    expect(sent()[0]?.headers['if-match']).toContain('3');
    expect(screen.queryByText('Somebody was faster')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Next: Bo Lind' })).toHaveAttribute(
      'href',
      '/vacations/v-2',
    );
  });

  test('is declined with a reason, never without', async () => {
    const refused = decidedVacation({ status: 'refused', reason: 'The fair' });
    server.on('POST /vacationRequests/v-1/refuse', () => {
      answerDetail(sampleVacationDetail(refused));
      return { body: refused };
    });
    const { user, baseElement } = await open();
    await user.click(await button('Decline vacation'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Decline vacation' }));
    expect(sheet.getByText(/^Anna Kern will be notified with your reason/)).toBeInTheDocument();
    const decline = sheet.getByRole('button', { name: 'Decline vacation' });
    await user.click(decline);
    expect((await sheet.findAllByText(/Give a reason\./)).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
    await expectNoAxeViolations(baseElement);
    await user.click(sheet.getByRole('textbox', { name: /^Reason/ }));
    await user.paste(' The fair ');
    await user.click(decline);
    expect(await screen.findByText('Reason: The fair')).toBeInTheDocument();
    expect(sent()[0]?.body).toEqual({ reason: 'The fair' });
    expect(messages()).toEqual(['Vacation declined: Anna Kern']);
  });

  test.each([
    [
      'approving',
      async ({ user }: Awaited<ReturnType<typeof open>>) => user.click(await button('Approve vacation')),
    ],
    [
      'declining',
      async ({ user }: Awaited<ReturnType<typeof open>>) => {
        await user.click(await button('Decline vacation'));
        const sheet = within(await screen.findByRole('dialog'));
        await user.click(sheet.getByRole('textbox', { name: /^Reason/ }));
        await user.paste('The fair');
        await user.click(sheet.getByRole('button', { name: 'Decline vacation' }));
      },
    ],
  ])('somebody decided meanwhile: %s shows who and what', async (_, decide) => {
    for (const how of ['approve', 'refuse'])
      server.on(`POST /vacationRequests/v-1/${how}`, () => {
        answerDetail(sampleVacationDetail(decidedVacation()));
        return apiError(409, 'conflict');
      });
    const drawn = await open();
    await decide(drawn);
    const banner = within(
      (await screen.findByText('Somebody was faster')).closest('[role=status]') as HTMLElement,
    );
    expect(banner.getByText('Approved · Otto Berg, 2 Jan 2031')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(messages()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Approve vacation' })).not.toBeInTheDocument();
  });

  test('what else is refused is said, and can be tried again', async () => {
    server.on('POST /vacationRequests/v-1/approve', () => apiError(423, 'month_locked'));
    const { user } = await open();
    await user.click(await button('Approve vacation'));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(await button('Approve vacation')).toBeEnabled();
  });

  test('without a network it is read, and deciding says what it needs', async () => {
    await open();
    act(() => setNetwork(false));
    expect(await screen.findByText('You’re offline. Connect to decide.')).toBeInTheDocument();
    expect(await button('Approve vacation')).toBeDisabled();
    expect(await button('Decline vacation')).toBeDisabled();
    expect(screen.getByText('My grandmother is 90')).toBeInTheDocument();
    act(() => setNetwork(true));
  });

  test.each([
    ['the own one', {}, 'Nobody decides on their own vacation.'],
    ['one that has begun', { from: '2020-01-06' }, 'It has begun, so only the office decides.'],
  ])('who may not decide about %s is told whom to ask', async (_, own, why) => {
    const may = { withdraw: false, requestCancel: false, approve: false, refuse: false, cancel: false };
    const absence = sampleVacation({ may, ...own });
    await open(sampleVacationDetail(absence, { ask: ['Otto Berg', 'Petra Maier'] }));
    expect(screen.getByText('Ask Otto Berg, Petra Maier to decide')).toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve vacation' })).not.toBeInTheDocument();
  });

  test('one that is gone leads back to what waits', async () => {
    server.on('GET /vacationRequests/v-1', () => apiError(404, 'not_found'));
    await show(page, { path: paths.vacation.pattern, at: '/vacations/v-1' });
    expect(await screen.findByText('This request is gone')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vacations' })).toHaveAttribute('href', '/vacations');
  });
});

describe('a cancellation that is asked for', () => {
  test('says what comes back, and is agreed to', async () => {
    server.on('POST /vacationRequests/v-1/cancel', () => {
      answerDetail(sampleVacationDetail(decidedVacation({ status: 'cancelled' })));
      return { body: decidedVacation({ status: 'cancelled' }) };
    });
    const { user, container } = await open(sampleVacationDetail(cancellation()));
    expect(container).toHaveTextContent('9 → 12.5 days');
    await user.click(await button('Agree to cancel'));
    expect(await screen.findByText('Cancelled · Otto Berg, 2 Jan 2031')).toBeInTheDocument();
    expect(sent()[0]?.body).toEqual({ reason: '' });
  });

  test('is kept with a reason', async () => {
    const kept = decidedVacation({ reason: 'Already replaced' });
    server.on('POST /vacationRequests/v-1/refuse', () => {
      answerDetail(sampleVacationDetail(kept));
      return { body: kept };
    });
    const { user } = await open(sampleVacationDetail(cancellation()));
    await user.click(await button('Keep vacation'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keep vacation' }));
    await user.click(sheet.getByRole('textbox', { name: /^Reason/ }));
    await user.paste('Already replaced');
    await user.click(sheet.getByRole('button', { name: 'Keep vacation' }));
    expect(await screen.findByText('Reason: Already replaced')).toBeInTheDocument();
    expect(messages()).toEqual(['Vacation stays approved: Anna Kern']);
  });
});

test('a vacation that was approved by mistake is cancelled with a reason', async () => {
  const may = { withdraw: false, requestCancel: false, approve: false, refuse: false, cancel: true };
  server.on('POST /vacationRequests/v-1/cancel', () => ({ body: decidedVacation({ status: 'cancelled' }) }));
  const { user } = await open(sampleVacationDetail(decidedVacation({ may })));
  await user.click(await button('Cancel vacation'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel vacation' }));
  expect(sheet.getByRole('button', { name: 'Cancel vacation' })).toHaveClass('danger');
  await user.click(sheet.getByRole('textbox', { name: /^Reason/ }));
  await user.paste('Wrong week');
  await user.click(sheet.getByRole('button', { name: 'Cancel vacation' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ reason: 'Wrong week' }));
});
