import type { SecurityCheckPlan, SecurityCheckRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { erika, leads, listedChecks, sampleCheck, sampleCrew } from '../crew/sample-crew.ts';
import { SecurityChecks } from './security-checks.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const listAt = 'GET /projectCrews/crew-1/securityChecks';
const planAt = 'GET /projectCrews/crew-1/securityCheckPlan';
const postAt = 'POST /projectCrews/crew-1/securityChecks';
const cancelAt = 'POST /projectCrews/crew-1/securityChecks/check-1/cancel';

const may = { perform: true, download: false, sign: false, send: false, cancel: true };
const planned = (own: Partial<SecurityCheckRow> = {}) => sampleCheck({ state: 'planned', may, ...own });
/** Who is signed in. */
const chief = { ...erika, personId: 'p-Erika' };
const plan = (own: Partial<SecurityCheckPlan> = {}): SecurityCheckPlan => ({
  forms: [
    { id: 'form-1', name: 'Site check' },
    { id: 'form-2', name: 'Rigging check' },
  ],
  dates: ['2025-11-21', '2025-11-22', '2025-11-23'],
  shift: 'night',
  planned: [{ formId: 'form-1', date: '2025-11-21', shift: 'night' }],
  ...own,
});

beforeEach(() => {
  toasts.clear();
  sessionStorage.clear();
  signInAs({ roles: ['crew'] }, { name: 'Erika' });
  server.on(planAt, () => ({ body: plan() }));
});
afterEach(() => act(() => setNetwork(true)));

async function shown(
  items: SecurityCheckRow[],
  { mayPlan = true, crew = {} }: { mayPlan?: boolean; crew?: Parameters<typeof sampleCrew>[0] } = {},
) {
  server.on(listAt, () => ({ body: listedChecks(items, mayPlan) }));
  return show(
    <>
      <SecurityChecks crew={sampleCrew({ may: leads, chiefs: [chief], ...crew })} />
      <ToastRegion />
    </>,
    {},
  );
}
const sent = (what: string) => server.requests.find(({ method, path }) => `${method} ${path}` === what);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('planning', () => {
  const opened = async (items: SecurityCheckRow[] = []) => {
    const drawn = await shown(items);
    await drawn.user.click(await button('Plan security check'));
    await screen.findByRole('group', { name: 'Days' });
    const dialog = screen.getByRole('dialog', { name: 'Plan security check' });
    const sheet = within(dialog);
    return {
      ...drawn,
      dialog,
      sheet,
      submit: () => sheet.getByRole('button', { name: 'Plan security check' }),
    };
  };

  test('an empty list says what a check is; two days are planned in one go', async () => {
    server.on(postAt, () => {
      const items = [planned(), planned({ id: 'check-2', date: '2025-11-22' })];
      server.on(listAt, () => ({ body: listedChecks(items, true) }));
      return { body: { ...listedChecks(items), planned: 2 } };
    });
    const { user, sheet, submit } = await opened();
    expect(screen.getByText(/^A security check is a short form about safety on site\./)).toBeInTheDocument();
    expect(sheet.getByText('To be done by: Erika')).toBeInTheDocument();
    await user.selectOptions(sheet.getByLabelText(/^Form/), 'Rigging check');
    await user.click(sheet.getByRole('checkbox', { name: /22 Nov/ }));
    await user.click(sheet.getByRole('checkbox', { name: /23 Nov/ }));
    const shift = sheet.getByLabelText(/^Shift/);
    await user.clear(shift);
    await user.type(shift, 'late');
    await user.click(submit());
    expect(await screen.findByText('2 security checks planned')).toBeInTheDocument();
    expect(sent(postAt)?.body).toEqual({
      formId: 'form-2',
      dates: ['2025-11-22', '2025-11-23'],
      shift: 'late',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  test('a day that has the check is shown and not planned again; "All days" takes the others', async () => {
    server.on(postAt, () => ({ body: { ...listedChecks([planned()]), planned: 2 } }));
    const { user, dialog, sheet, submit } = await opened([planned()]);
    await user.selectOptions(sheet.getByLabelText(/^Form/), 'Site check');
    const first = sheet.getByRole('checkbox', { name: /21 Nov/ });
    expect(first).toBeDisabled();
    expect(first).toHaveAccessibleDescription('Planned: Site check (night)');
    await expectNoAxeViolations(dialog);
    await user.click(sheet.getByRole('checkbox', { name: 'All days' }));
    await user.click(submit());
    await waitFor(() => expect(sent(postAt)?.body).toMatchObject({ dates: ['2025-11-22', '2025-11-23'] }));
  });

  test('without a form and a day nothing is sent, and both are asked for', async () => {
    const { user, sheet, submit } = await opened();
    await user.click(submit());
    expect(await sheet.findAllByText('Please fill this in.')).toHaveLength(2);
    expect(server.count(postAt)).toBe(0);
  });

  test('what the server refuses is said in words, and what was chosen stays', async () => {
    server.on(postAt, () => apiError(409, 'wrong_state'));
    const { user, sheet, submit } = await opened();
    await user.selectOptions(sheet.getByLabelText(/^Form/), 'Site check');
    await user.click(sheet.getByRole('checkbox', { name: /23 Nov/ }));
    await user.click(submit());
    expect(await sheet.findByText('This is no longer possible')).toBeInTheDocument();
    await waitFor(() => expect(server.count(planAt)).toBeGreaterThan(1));
    expect(sheet.getByRole('checkbox', { name: /23 Nov/ })).toBeChecked();
  });

  test('a day that is over meanwhile is named at the days', async () => {
    server.on(postAt, () => ({
      status: 422,
      body: {
        status: 422,
        code: 'invalid',
        params: {},
        fields: [{ path: 'dates.0', code: 'in_the_past', params: {} }],
        traceId: 'trace-1',
      },
    }));
    const { user, sheet, submit } = await opened();
    await user.selectOptions(sheet.getByLabelText(/^Form/), 'Site check');
    await user.click(sheet.getByRole('checkbox', { name: /22 Nov/ }));
    await user.click(submit());
    expect(await sheet.findByText('This is in the past.')).toBeInTheDocument();
  });

  test('waits for a connection', async () => {
    const { sheet, submit } = await opened();
    act(() => setNetwork(false));
    expect(await sheet.findByText('You’re offline. Connect to plan a check.')).toBeInTheDocument();
    expect(submit()).toBeDisabled();
  });

  test.each([
    ['no form', { forms: [] }, {}, 'No form for security checks yet'],
    ['no times', { dates: [] }, { startTime: null }, 'This crew has no start time yet'],
    ['no day left', { dates: [] }, {}, 'All days of this crew are over'],
  ])('with %s it says why nothing can be planned', async (_, own, crew, why) => {
    server.on(planAt, () => ({ body: plan(own) }));
    const { user } = await shown([], { crew });
    await user.click(await button('Plan security check'));
    expect(await screen.findByText(why)).toBeInTheDocument();
  });

  test('a plan that cannot be read can be read again', async () => {
    server.on(planAt, () => apiError(404, 'not_found'));
    const { user } = await shown([]);
    await user.click(await button('Plan security check'));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByRole('alert')).toBeInTheDocument();
  });
});

describe('cancelling', () => {
  const asked = async (own: Partial<SecurityCheckRow> = {}) => {
    const drawn = await shown([planned(own)]);
    await drawn.user.click(await button(/^More on Site check, .*21 Nov/));
    await drawn.user.click(await screen.findByRole('menuitem', { name: 'Cancel check' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Site check?' });
    return { ...drawn, dialog: within(dialog), box: dialog };
  };

  test('names who will be notified; the list then shows it', async () => {
    server.on(cancelAt, () => {
      server.on(listAt, () => ({ body: listedChecks([], true) }));
      return { body: { id: 'check-1' } };
    });
    const { user, dialog, box } = await asked();
    expect(dialog.getByText('Petra Planner will be notified.')).toBeInTheDocument();
    expect(dialog.queryByText('This check has been started')).not.toBeInTheDocument();
    await expectNoAxeViolations(box);
    await user.click(dialog.getByRole('button', { name: 'Cancel check' }));
    expect(await screen.findByText('Security check cancelled')).toBeInTheDocument();
    expect(sent(cancelAt)?.headers['if-match']).toBe('"1"');
    expect(await screen.findByText('No security checks yet')).toBeInTheDocument();
  });

  test('of a started check says that its answers stay', async () => {
    const { user, dialog } = await asked({ started: true });
    expect(dialog.getByText('This check has been started')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep check' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(server.count(cancelAt)).toBe(0);
  });

  test('comes too late: that is said, and the list is read again', async () => {
    server.on(cancelAt, () => apiError(409, 'wrong_state'));
    const { user, dialog } = await asked();
    await user.click(dialog.getByRole('button', { name: 'Cancel check' }));
    expect(await dialog.findByText('This is no longer possible')).toBeInTheDocument();
    await waitFor(() => expect(server.count(listAt)).toBeGreaterThan(1));
  });

  test('waits for a connection', async () => {
    const { dialog } = await asked();
    act(() => setNetwork(false));
    expect(await dialog.findByText(/^You’re offline\./)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel check' })).toBeDisabled();
  });
});

describe('who may not plan', () => {
  test('reads in an empty list what a check is and whom to ask, by name', async () => {
    await shown([], { mayPlan: false });
    expect(
      await screen.findByText(/short form.*To plan or cancel one, ask Erika and Petra Planner\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Plan security check' })).not.toBeInTheDocument();
  });

  test('finds neither button nor menu at a full one, and whom to ask below', async () => {
    await shown([planned({ may: { ...may, cancel: false } })], { mayPlan: false, crew: { chiefs: [] } });
    expect(await screen.findByText('To plan or cancel one, ask Petra Planner.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('sees nothing where checks are not their business', async () => {
    await shown([planned()], { crew: { may: {} } });
    expect(screen.queryByText('Security checks')).not.toBeInTheDocument();
    expect(server.count(listAt)).toBe(0);
  });
});

test('a crew that was called off offers no checks', async () => {
  await shown([], { mayPlan: false, crew: { cancelled: true } });
  await waitFor(() => expect(screen.queryByText('Security checks')).not.toBeInTheDocument());
});

test('a list that cannot be read says so and is read again', async () => {
  server.on(listAt, () => apiError(422, 'invalid'));
  const { user } = await show(<SecurityChecks crew={sampleCrew({ may: leads })} />, {});
  const again = await button('Try again');
  server.on(listAt, () => ({ body: listedChecks([planned()], true) }));
  await user.click(again);
  expect(await screen.findByText('Site check')).toBeInTheDocument();
});
