import type { CheckHours } from '@callboard/contract';
import {
  apiError,
  expectNoAxeViolations,
  pageTest,
  pretendDrawing,
  setNetwork,
  signInAs,
} from '@callboard/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { paths } from '../../base/paths.ts';
import * as page from './person-hours-page.tsx';
import { sampleHours, sampleObjection } from './sample-hours.ts';
// Their code is there before the first test, whose waits are for what a person waits for.
import './correct-hours-sheet.tsx';
import './keep-sheet.tsx';
import './object-sheet.tsx';
import './sign-hours-sheet.tsx';

jest.setTimeout(40_000);
const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['office'] });
});

const address = 'GET /crewChecks/item-Ada/hours';
async function opened(hours: CheckHours) {
  server.on(address, () => ({ body: hours }));
  return show(page, { path: paths.personHours.pattern, at: paths.personHours.to({ id: 'item-Ada' }) });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const posted = (path: RegExp) => server.requests.find((one) => one.method === 'POST' && path.test(one.path));
const mayCorrect = { may: { correct: true } };

test('the office corrects hours: before, after, the difference in hours and in pay, and a reason', async () => {
  server.on('POST /crewChecks/item-Ada/correct', () => ({ body: sampleHours() }));
  const { user, container } = await opened(
    sampleHours({ ...mayCorrect, noteSigned: true, hourPay: { minor: 2000, currency: 'EUR' }, version: 7 }),
  );
  await user.click(await button('Correct hours'));
  const sheet = await dialog('Correct the hours of Ada');
  expect(await sheet.findByText(/^The client has signed the delivery note\./)).toBeInTheDocument();
  expect(sheet.getByText('These are the hours that count now.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Correct hours' })).toBeDisabled();
  const minutes = sheet.getByLabelText('Break in minutes');
  await user.clear(minutes);
  await user.type(minutes, '15');
  expect(sheet.getByText('+0:30 h · +€10.00')).toBeInTheDocument();
  expect(sheet.getByText('45 min break → 15 min break')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Correct hours' }));
  expect(sheet.getByLabelText('Reason')).toBeInvalid();
  expect(posted(/correct/)).toBeUndefined();
  await user.type(sheet.getByLabelText('Reason'), 'Short break');
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Correct hours' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = posted(/correct/);
  expect(sent?.body).toEqual({
    from: '2025-11-21T19:50:00+01:00',
    until: '2025-11-22T06:00:00+01:00',
    breakMinutes: 15,
    reason: 'Short break',
  });
  expect(sent?.headers['if-match']).toBe('"7"');
});

test('impossible hours are said at their field before anything is sent', async () => {
  const { user } = await opened(sampleHours(mayCorrect));
  await user.click(await button('Correct hours'));
  const sheet = await dialog('Correct the hours of Ada');
  const minutes = await sheet.findByLabelText('Break in minutes');
  await user.clear(minutes);
  await user.type(minutes, '601');
  expect(sheet.getByLabelText('Break in minutes')).toBeInvalid();
  expect(sheet.getByRole('button', { name: 'Correct hours' })).toBeDisabled();
});

test('who corrected meanwhile is named, with their hours beside what is typed', async () => {
  server.on('POST /crewChecks/item-Ada/correct', () => {
    const corrected = sampleHours({
      ...mayCorrect,
      version: 8,
      approvedBreakMinutes: 30,
      approvedMinutes: 580,
      corrections: [
        {
          id: 'c-1',
          at: '2025-11-22T09:00:00+01:00',
          by: 'Otto Office',
          reason: 'Gate book',
          before: {
            from: '2025-11-21T19:50:00+01:00',
            until: '2025-11-22T06:00:00+01:00',
            breakMinutes: 45,
            minutes: 565,
          },
          after: {
            from: '2025-11-21T19:50:00+01:00',
            until: '2025-11-22T06:00:00+01:00',
            breakMinutes: 30,
            minutes: 580,
          },
        },
      ],
    });
    server.on(address, () => ({ body: corrected }));
    return apiError(409, 'conflict');
  });
  const { user } = await opened(sampleHours(mayCorrect));
  await user.click(await button('Correct hours'));
  const sheet = await dialog('Correct the hours of Ada');
  const minutes = await sheet.findByLabelText('Break in minutes');
  await user.clear(minutes);
  await user.type(minutes, '15');
  await user.type(sheet.getByLabelText('Reason'), 'Short break');
  await user.click(sheet.getByRole('button', { name: 'Correct hours' }));
  expect(await sheet.findByText(/^Otto Office corrected these hours .*09:00$/)).toBeInTheDocument();
  expect(sheet.getByText('Gate book')).toBeInTheDocument();
  expect(sheet.getByLabelText('Break in minutes')).toHaveValue('15');
});

test('a person says that the hours are wrong: the office finds that in the correction, or keeps the hours', async () => {
  server.on('POST /crewChecks/item-Ada/objections/objection-1/keep', () => ({ body: sampleHours() }));
  const { user } = await opened(
    sampleHours({ objection: sampleObjection(), may: { correct: true, keep: true } }),
  );
  expect(await screen.findByText('Ada says the hours are wrong')).toBeInTheDocument();
  expect(screen.getByText('+0:30 h')).toBeInTheDocument();
  await user.click(await button('Correct hours'));
  const sheet = await dialog('Correct the hours of Ada');
  expect(await sheet.findByText('We unloaded until half past six')).toBeInTheDocument();
  expect(sheet.getByText('+0:30 h')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await button('Keep hours'));
  const keep = await dialog('Keep hours');
  await user.type(await keep.findByLabelText('Your answer'), 'The truck left at six.');
  await user.click(keep.getByRole('button', { name: 'Keep hours' }));
  await waitFor(() => expect(posted(/keep/)?.body).toEqual({ answer: 'The truck left at six.' }));
});

test('the person says what the hours were, waits, and can take it back', async () => {
  signInAs({ roles: ['crew'] });
  server.on('POST /crewChecks/item-Ada/objections', () => {
    const waits = sampleHours({ objection: sampleObjection(), may: { withdraw: true } });
    server.on(address, () => ({ body: waits }));
    return { body: waits };
  });
  server.on('POST /crewChecks/item-Ada/objections/objection-1/withdraw', () => {
    const body = sampleHours({ objection: sampleObjection({ state: 'withdrawn' }), may: { object: true } });
    server.on(address, () => ({ body }));
    return { body };
  });
  const { user } = await opened(sampleHours({ may: { object: true } }));
  await user.click(await button('I think my hours are wrong'));
  const sheet = await dialog('I think my hours are wrong');
  const minutes = await sheet.findByLabelText('Break in minutes');
  await user.clear(minutes);
  await user.type(minutes, '0');
  await user.click(sheet.getByRole('button', { name: 'Send to the office' }));
  expect(sheet.getByLabelText('What is wrong?')).toBeInvalid();
  await user.type(sheet.getByLabelText('What is wrong?'), 'No break at all');
  await user.click(sheet.getByRole('button', { name: 'Send to the office' }));
  expect(await screen.findByText('Waits for the office')).toBeInTheDocument();
  expect(posted(/objections$/)?.body).toEqual({
    from: '2025-11-21T19:50:00+01:00',
    until: '2025-11-22T06:00:00+01:00',
    breakMinutes: 0,
    comment: 'No break at all',
  });
  await user.click(await button('Withdraw'));
  expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
  expect(await button('I think my hours are wrong')).toBeEnabled();
});

test('the answer of the office stands with what the person said', async () => {
  const answered = { state: 'kept', answer: 'The truck left at six.', settledBy: 'Otto Office' } as const;
  await opened(
    sampleHours({
      objection: sampleObjection({ ...answered, settledAt: '2025-11-23T09:00:00+01:00' }),
      may: { object: true },
    }),
  );
  expect(await screen.findByText('Hours unchanged')).toBeInTheDocument();
  expect(screen.getByText(/^Answer from Otto Office, .*09:00: The truck left at six\.$/)).toBeInTheDocument();
});

test('who may not correct is told whom to ask, by name', async () => {
  signInAs({ roles: ['planner'] });
  await opened(sampleHours({ office: ['Marlene Office', 'Otto Office'] }));
  expect(
    await screen.findByText('Ask the office to correct them: Marlene Office and Otto Office.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct hours' })).not.toBeInTheDocument();
});

test('in a closed month nothing is offered, and what to do instead is said', async () => {
  await opened(sampleHours({ ...mayCorrect, monthLocked: true }));
  expect(await screen.findByText('November 2025 is closed')).toBeInTheDocument();
  expect(screen.getByText(/booked in the time account/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct hours' })).not.toBeInTheDocument();
});

test('who was left out gets hours with a reason; checked hours need none', async () => {
  server.on('POST /crewChecks/item-Ada/approve', () => ({ body: sampleHours() }));
  const open = {
    signedOff: false,
    approvedFrom: null,
    approvedUntil: null,
    approvedMinutes: null,
    approvedBreakMinutes: null,
    may: { approve: true },
  };
  const { unmount } = await opened(sampleHours(open));
  expect(await screen.findByText('The hours of Ada wait for approval')).toBeInTheDocument();
  unmount();
  const left = await opened(
    sampleHours({ ...open, checkedFrom: null, checkedUntil: null, workedMinutes: null, breakMinutes: 0 }),
  );
  expect(await screen.findByText('Ada has no hours in a crew that is signed off')).toBeInTheDocument();
  await left.user.click(await button('Approve hours'));
  const sheet = await dialog('Approve the hours of Ada');
  const minutes = await sheet.findByLabelText('Break in minutes');
  await left.user.clear(minutes);
  await left.user.type(minutes, '45');
  await left.user.type(sheet.getByLabelText('Reason'), 'Came with the second truck');
  await left.user.click(sheet.getByRole('button', { name: 'Approve hours' }));
  await waitFor(() => expect(posted(/approve/)?.body).toMatchObject({ breakMinutes: 45 }));
});

test('without a network everything is read and nothing is offered to be sent', async () => {
  await opened(sampleHours(mayCorrect));
  await button('Correct hours');
  act(() => setNetwork(false));
  expect(await screen.findByText(/^You’re offline\. You can read/)).toBeInTheDocument();
  expect(await button('Correct hours')).toBeDisabled();
  act(() => setNetwork(true));
});

test('who is asked to sign the own hours reads them above the signature, and signs what was read', async () => {
  pretendDrawing();
  server.on('POST /uploads', () => ({
    body: { id: 'upload-1', name: 'signature.png', type: 'image/png', size: 3 },
  }));
  server.on('POST /crewChecks/item-Ada/download/signed', () => {
    server.on(address, () => ({ body: sampleHours({ signedAt: '2025-11-22T11:00:00Z' }) }));
    return { body: { id: 'check-Ada', version: 8, signedAt: '2025-11-22T11:00:00Z' } };
  });
  const { user, container } = await opened(sampleHours({ version: 7, may: { sign: true } }));
  expect(await screen.findByText('Please sign your hours')).toBeInTheDocument();
  await user.click(await button('Sign hours'));
  const sheet = await dialog('Sign your hours');
  expect(
    await sheet.findByText(/^I have worked 9:25 h for Spring Gala · Load-in on .*45 min break\.$/),
  ).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Sign hours' }));
  expect(posted(/signed/)).toBeUndefined();
  await user.click(sheet.getByRole('button', { name: /^Signature: / }));
  const pad = await dialog('Signature');
  await user.click(pad.getByRole('button', { name: 'Type your name instead' }));
  await user.type(pad.getByRole('textbox', { name: 'Type your name instead' }), 'Ada');
  await user.click(pad.getByRole('button', { name: 'Use signature' }));
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Sign hours' }));
  await waitFor(() => expect(posted(/signed/)?.headers['if-match']).toBe('"7"'));
  expect(posted(/signed/)?.body).toEqual({ uploadId: 'upload-1' });
  expect(await screen.findByText(/^Signed by Ada, /)).toBeInTheDocument();
});

test('hours of somebody else are not there', async () => {
  server.on(address, () => apiError(404, 'not_found'));
  await show(page, { path: paths.personHours.pattern, at: paths.personHours.to({ id: 'item-Ada' }) });
  expect(await screen.findByText('These hours aren’t for you')).toBeInTheDocument();
});

test('the paper of the own hours is opened where there is one', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  signInAs({ roles: ['crew'] });
  server.on('GET /crewChecks/item-Ada/download', () => ({ raw: '%PDF' }));
  const { user, unmount } = await opened(sampleHours());
  await user.click(await button('Download PDF'));
  await waitFor(() => expect(saved).toEqual(['4711 Load-in Ada.pdf']));
  expect(server.count('GET /crewChecks/item-Ada/download')).toBe(1);
  click.mockRestore();
  unmount();
  await opened(sampleHours({ may: { download: false } }));
  expect(await screen.findByText('Spring Gala')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
});
