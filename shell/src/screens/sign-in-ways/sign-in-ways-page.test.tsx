import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { apiError, expectNoAxeViolations, setNetwork, testServer } from '@callboard/testing';
import { askForProof } from '../../start/later-pages/later-pages.ts';
import { renderShell, signInAs } from '../../start/testing/render-shell.tsx';

const server = testServer();
const phone = {
  id: 'k1',
  name: 'Chrome · Android',
  addedAt: '2026-11-03T08:00:00.000Z',
  lastUsedAt: null as string | null,
};
let passkeys = [phone];
let codes = { since: null as string | null, recoveryCodesLeft: 0 };
const minute = 60_000;
const recoveryCodes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  queryClient.clear();
  configureClient({ base: server.url, onStepUpNeeded: askForProof });
  passkeys = [phone];
  codes = { since: null, recoveryCodesLeft: 0 };
  server.on('GET /tenantSettings', () => apiError(503, 'unavailable'));
  server.on('GET /passkeys', () => ({ body: { items: passkeys } }));
  server.on('GET /oneTimeCodes', () => ({ body: codes }));
  server.on('GET /proofs', () => ({ body: { password: true, code: true, passkey: false } }));
  server.on('POST /proofs', () => ({ status: 204 }));
  server.on('POST /oneTimeCodes/key', () => ({ body: { key: 'ABCDEFGH', address: 'otpauth://totp/a?b' } }));
});
afterEach(() => {
  act(() => setNetwork(true));
  jest.restoreAllMocks();
});

const open = async () => {
  signInAs();
  await renderShell('/profile/sign-in');
  await screen.findByText('Passkeys', { selector: 'h2 *, h2' });
  return userEvent.setup();
};
const passkeyMenu = async (user: Awaited<ReturnType<typeof open>>, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Change “Chrome · Android”' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('passkeys are listed with what they are called and whether they were used', async () => {
  passkeys = [phone, { ...phone, id: 'k2', name: 'My key', lastUsedAt: '2026-11-20T08:00:00.000Z' }];
  await open();
  const list = within(await screen.findByRole('list', { name: 'Passkeys' }));
  expect(list.getByText('Chrome · Android')).toBeInTheDocument();
  expect(list.getByText('Not used yet')).toBeInTheDocument();
  expect(list.getByText(/^Last used/)).toBeInTheDocument();
  await expectNoAxeViolations(screen.getByRole('main'));
});

test('a passkey is removed after a question, and one that is gone meanwhile counts as removed', async () => {
  server.on('DELETE /passkeys/k1', () => {
    passkeys = [];
    return apiError(404, 'not_found');
  });
  const user = await open();
  await passkeyMenu(user, 'Remove passkey');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Remove passkey “Chrome · Android”?' }),
  );
  await user.click(question.getByRole('button', { name: 'Remove passkey' }));
  expect(await screen.findByText('No passkeys yet')).toBeInTheDocument();
});

test('one gets another name', async () => {
  server.on('POST /passkeys/k1', ({ body }) => {
    passkeys = [{ ...phone, name: (body as { name: string }).name }];
    return { body: passkeys[0] };
  });
  const user = await open();
  await passkeyMenu(user, 'Rename');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Work phone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Work phone')).toBeInTheDocument();
});

test('a browser without passkeys says so', async () => {
  server.on('POST /passkeys/options', () => ({
    body: {
      rp: { id: 'localhost', name: 'North' },
      user: { id: 'a', name: 'ada', displayName: 'Ada' },
      challenge: 'a',
      pubKeyCredParams: [],
      timeout: minute,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  }));
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText(/^Passkeys don’t work in this browser/)).toBeVisible();
});

test('codes are set up with a key and a first code, and the recovery codes are shown once', async () => {
  server.on('POST /oneTimeCodes', ({ body }) => {
    if ((body as { code: string }).code !== '123456')
      return {
        status: 422,
        body: {
          status: 422,
          code: 'invalid',
          params: {},
          fields: [{ path: 'code', code: 'bad_format', params: {} }],
          traceId: 't',
        },
      };
    codes = { since: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 2 };
    return { body: { recoveryCodes } };
  });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Set up one-time codes' }));
  expect(await screen.findByRole('img', { name: 'QR code with the key' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Key' })).toHaveValue('ABCD EFGH');
  const code = screen.getByRole('textbox', { name: 'Code' });
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(code).toHaveAccessibleDescription('Enter the code.');
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/isn’t right/));
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getByText('AAAA-BBBB-CCCC')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByText('2 recovery codes left')).toBeInTheDocument();
});

test('codes are switched off after a question', async () => {
  codes = { since: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 9 };
  server.on('DELETE /oneTimeCodes', () => {
    codes = { since: null, recoveryCodesLeft: 0 };
    return { status: 204 };
  });
  const user = await open();
  expect(await screen.findByText('9 recovery codes left')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Switch off one-time codes' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Switch off one-time codes?' }));
  await user.click(question.getByRole('button', { name: 'Switch off one-time codes' }));
  expect(await screen.findByRole('button', { name: 'Set up one-time codes' })).toBeInTheDocument();
});

describe('a proof', () => {
  const askedFirst = () => {
    let proved = false;
    server.on('POST /proofs', ({ body }) => {
      const { password, code } = body as { password?: string; code?: string };
      if (password !== undefined && password !== 'right') return apiError(401, 'wrong_password');
      proved = password !== undefined || code === '123456';
      return { status: 204 };
    });
    server.on('POST /oneTimeCodes/key', () =>
      proved ? { body: { key: 'ABCDEFGH', address: 'otpauth://totp/a?b' } } : apiError(403, 'step_up_needed'),
    );
  };
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  const setUp = () => screen.findByRole('button', { name: 'Set up one-time codes' });

  test('is asked for once, and the call is made again', async () => {
    askedFirst();
    const user = await open();
    await user.click(await setUp());
    const asked = await sheet();
    await user.type(await asked.findByLabelText('Password', { selector: 'input' }), 'wrong');
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(asked.getByLabelText('Password', { selector: 'input' })).toHaveAccessibleDescription(
        'The password isn’t right.',
      ),
    );
    await user.clear(asked.getByLabelText('Password', { selector: 'input' }));
    await user.type(asked.getByLabelText('Password', { selector: 'input' }), 'right');
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('img', { name: 'QR code with the key' })).toBeInTheDocument();
    const keys = server.requests
      .filter(({ path, method }) => path === '/oneTimeCodes/key' && method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('can be a code', async () => {
    askedFirst();
    const user = await open();
    await user.click(await setUp());
    const asked = await sheet();
    await user.click(await asked.findByRole('button', { name: 'Use a one-time code' }));
    await user.type(asked.getByRole('textbox', { name: 'Code' }), '123456');
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('img', { name: 'QR code with the key' })).toBeInTheDocument();
  });

  test('that nobody can give says whom to ask', async () => {
    askedFirst();
    server.on('GET /proofs', () => ({ body: { password: false, code: false, passkey: false } }));
    const user = await open();
    await user.click(await setUp());
    expect(await (await sheet()).findByText('This sign-in can’t be confirmed')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('what cannot be read says so, and offline nothing can be changed', async () => {
  server.on('GET /passkeys', () => apiError(400, 'bad_request'));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  act(() => setNetwork(false));
  expect(await screen.findByText(/Connect to make changes/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeDisabled();
});
