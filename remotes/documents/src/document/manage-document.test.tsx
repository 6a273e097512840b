import type { DocumentDetail } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithDocument, erika, sampleDocument, sampleSignatory } from '../base/sample-document.ts';
import * as page from './document-page.tsx';

const { server, show } = pageTest(feature);
const office = { sign: false, decline: false, seeEvidence: true };
const mayAll = { ...office, edit: true, void: true, remind: true, replace: true };
const settings = {
  mobileTheme: 'default',
  useUserLanguage: true,
  timeZone: 'Europe/Vienna',
  contactEmail: '',
  contactPhone: '',
  map: null,
};
let shown: DocumentDetail;

beforeEach(() => {
  sessionStorage.clear();
  shown = sampleDocument({
    expiresAt: '2026-12-01T22:59:00.000Z',
    signatories: [sampleSignatory({ myself: false, remindedAt: null }), erika],
    may: mayAll,
  });
  answerWithDocument(server, () => shown);
  server.on('GET /tenant/settings', () => ({ body: settings }));
});
const changed = { id: 'd-1', version: 2, status: 'readyToSign' };
const sent = (path: string) => server.requests.filter((one) => one.method === 'POST' && one.path === path);
const opened = () => show(page, { path: paths.document.pattern, at: paths.document.to({ id: 'd-1' }) });

async function choose(label: string, title = label) {
  const drawn = await opened();
  const { user } = drawn;
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  return { ...drawn, sheet: within(await screen.findByRole('dialog', { name: title })) };
}

describe('reminding', () => {
  const remind = async () => {
    const drawn = await opened();
    await drawn.user.click(await screen.findByRole('button', { name: 'Remind' }));
    return { ...drawn, sheet: within(await screen.findByRole('dialog', { name: 'Send a reminder' })) };
  };

  test('names only whose turn it is, and when each was reminded', async () => {
    server.on('POST /documents/d-1/remind', () => ({ body: { id: 'd-1', reminded: ['Ada Kern'] } }));
    const { user, sheet, container } = await remind();
    const lines = within(sheet.getByRole('list', { name: 'Whose turn it is' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Ada KernNot reminded yet']);
    await expectNoAxeViolations(container);
    await user.click(sheet.getByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(sent('/documents/d-1/remind')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('whoever was reminded within the hour is left in peace', async () => {
    const remindedAt = new Date(Date.now() - 60_000).toISOString();
    shown = sampleDocument({ signatories: [sampleSignatory({ remindedAt }), erika], may: mayAll });
    const { sheet } = await remind();
    expect(sheet.getByText(/^Last reminded/)).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Send reminder' })).toBeDisabled();
  });

  test('a document that was signed meanwhile says so', async () => {
    server.on('POST /documents/d-1/remind', () => apiError(409, 'wrong_state'));
    const { user, sheet } = await remind();
    await user.click(sheet.getByRole('button', { name: 'Send reminder' }));
    expect(await sheet.findByRole('alert')).toBeInTheDocument();
  });
});

describe('making void', () => {
  test('needs a reason, and its people read by whom and why', async () => {
    server.on('POST /documents/d-1/void', () => {
      shown = sampleDocument({
        status: { id: 'void', caption: 'Void' },
        reason: 'Wrong wage',
        voided: { by: 'Petra Office', at: '2026-11-20T12:00:00Z' },
        may: office,
      });
      return { body: { ...changed, status: 'void' } };
    });
    const { user, sheet } = await choose('Make void', 'Make document void');
    await user.click(sheet.getByRole('button', { name: 'Make void' }));
    expect(sent('/documents/d-1/void')).toEqual([]);
    await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Wrong wage');
    await user.click(sheet.getByRole('button', { name: 'Make void' }));
    await waitFor(() => expect(sent('/documents/d-1/void')[0]?.body).toEqual({ reason: 'Wrong wage' }));
    expect(await screen.findByText(/^Made void by Petra Office/)).toBeInTheDocument();
    expect(screen.getByText('Wrong wage')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });

  test('what was signed meanwhile stays, and the sheet says so', async () => {
    server.on('POST /documents/d-1/void', () => apiError(409, 'wrong_state'));
    const { user, sheet } = await choose('Make void', 'Make document void');
    await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Wrong wage');
    await user.click(sheet.getByRole('button', { name: 'Make void' }));
    expect(await sheet.findByRole('alert')).toBeInTheDocument();
  });
});

describe('replacing the file', () => {
  const attach = async (user: Awaited<ReturnType<typeof opened>>['user']) => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('The field for files is on its way.');
      return found;
    });
    await user.upload(input, new File(['{}'], 'new.pdf', { type: 'application/pdf' }));
  };

  test('says how many signatures are lost, and leads to the new document', async () => {
    shown = sampleDocument({ signatoriesSigned: 1, may: mayAll });
    server.on('POST /uploads', () => ({
      body: { id: 'u-1', name: 'new.pdf', type: 'application/pdf', size: 2 },
    }));
    server.on('POST /documents/d-1/replace', () => ({
      body: { id: 'd-9', version: 1, status: 'readyToSign', replaces: 'd-1' },
    }));
    const { user, sheet, address } = await choose('Replace file');
    expect(sheet.getByText('1 signature no longer counts')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Replace file' }));
    expect(sent('/uploads')).toEqual([]);
    await attach(user);
    await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Typo');
    await user.click(sheet.getByRole('button', { name: 'Replace file' }));
    await waitFor(() =>
      expect(sent('/documents/d-1/replace')[0]?.body).toEqual({ uploadId: 'u-1', reason: 'Typo' }),
    );
    await waitFor(() => expect(address()).toBe(paths.document.to({ id: 'd-9' })));
  });

  test('by whom it belongs to goes to the office', async () => {
    shown = sampleDocument({
      signatories: [],
      signatoriesTotal: 0,
      may: { sign: false, decline: false, replace: true },
    });
    const { sheet } = await choose('Replace file');
    expect(sheet.getByRole('button', { name: 'Send to the office' })).toBeInTheDocument();
    expect(sheet.queryByRole('textbox', { name: /^Reason/ })).not.toBeInTheDocument();
  });
});

describe('editing', () => {
  test('sends only what was changed, with the version that was read', async () => {
    server.on('POST /documents/d-1', () => ({ body: changed }));
    const { user, sheet } = await choose('Edit', 'Edit document');
    const title = sheet.getByRole('textbox', { name: /^Title/ });
    await user.clear(title);
    await user.type(title, 'Contract 2027');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('/documents/d-1')[0]?.body).toEqual({ name: 'Contract 2027' }));
    expect(sent('/documents/d-1')[0]?.headers['if-match']).toContain('1');
  });

  test('leaves the title of what somebody has signed', async () => {
    shown = sampleDocument({ signatoriesSigned: 1, may: mayAll });
    const { sheet } = await choose('Edit', 'Edit document');
    expect(await sheet.findByText(/^Somebody has signed/)).toBeInTheDocument();
    expect(sheet.queryByRole('textbox', { name: /^Title/ })).not.toBeInTheDocument();
  });

  test('shows what somebody else has changed meanwhile', async () => {
    server.on('POST /documents/d-1', () => {
      shown = sampleDocument({ name: 'Contract of Ada Kern', version: 2, may: mayAll });
      return apiError(409, 'conflict');
    });
    const { user, sheet } = await choose('Edit', 'Edit document');
    await user.type(sheet.getByRole('textbox', { name: /^Title/ }), ' 2027');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect((await sheet.findAllByText(/Contract of Ada Kern/)).length).toBeGreaterThan(0);
  });
});

describe('editing the order', () => {
  const cem = sampleSignatory({
    id: 's-3',
    person: { id: 'p-3', name: 'Cem Aydin' },
    name: 'Cem Aydin',
    role: 'Witness',
    step: 3,
    myself: false,
    turn: false,
  });
  const ada = sampleSignatory({ myself: false });
  const signedByAda = { ...ada, turn: false, status: { id: 'signed', caption: 'Signed' } as const };
  const withAda = (own: typeof ada, more: Parameters<typeof sampleDocument>[0] = {}) =>
    sampleDocument({ signatories: [own, erika, cem], signatoriesTotal: 3, may: mayAll, ...more });
  const edited = async () => {
    server.on('POST /documents/d-1', () => ({ body: changed }));
    const drawn = await choose('Edit', 'Edit document');
    const save = () => drawn.user.click(drawn.sheet.getByRole('button', { name: 'Save' }));
    return { ...drawn, save };
  };
  const places = ({ getByRole }: Awaited<ReturnType<typeof edited>>['sheet']) =>
    within(getByRole('list', { name: 'People who sign' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const bodies = () => sent('/documents/d-1').map(({ body }) => body);

  test('who has signed stays first, the others are moved after', async () => {
    shown = withAda(signedByAda, { signatoriesSigned: 1, status: { id: 'onGoing', caption: 'On Going' } });
    const { user, sheet, save, container } = await edited();
    expect(places(sheet)).toEqual(['2Erika Maier', '3Cem Aydin · Witness']);
    await expectNoAxeViolations(container);
    await user.click(sheet.getByRole('button', { name: 'Move Cem Aydin · Witness up' }));
    await save();
    await waitFor(() => expect(bodies()).toEqual([{ signatoriesIds: ['s-3', 's-2'] }]));
  });

  test('all at once needs no places', async () => {
    shown = withAda(ada);
    const { user, sheet, save } = await edited();
    await user.click(sheet.getByRole('button', { name: 'All at once' }));
    expect(sheet.queryByRole('list', { name: 'People who sign' })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(bodies()).toEqual([{ signatoriesOrder: 'parallel' }]));
  });

  test('one after the other says who is first', async () => {
    shown = withAda(ada, { signOneByOne: false, signatoriesOrder: 'parallel' });
    const { user, sheet, save } = await edited();
    await user.click(sheet.getByRole('button', { name: 'One after the other' }));
    await user.click(sheet.getByRole('button', { name: 'Move Erika Maier up' }));
    await save();
    await waitFor(() =>
      expect(bodies()).toEqual([{ signatoriesOrder: 'one by one', signatoriesIds: ['s-2', 's-1', 's-3'] }]),
    );
  });

  test('who has signed meanwhile is no longer moved', async () => {
    shown = withAda(ada);
    const { user, sheet, save } = await edited();
    server.on('POST /documents/d-1', () => {
      shown = withAda(signedByAda, { version: 2, signatoriesSigned: 1 });
      return apiError(409, 'conflict');
    });
    await user.click(sheet.getByRole('button', { name: 'Move Cem Aydin · Witness up' }));
    await save();
    await waitFor(() => expect(places(sheet)).toEqual(['2Cem Aydin · Witness', '3Erika Maier']));
    server.on('POST /documents/d-1', () => ({ body: changed }));
    await user.click(sheet.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ signatoriesIds: ['s-3', 's-2'] }));
    expect(sent('/documents/d-1').at(-1)?.headers['if-match']).toContain('2');
  });

  test('where somebody signs is changed too', async () => {
    shown = withAda(
      { ...ada, zone: { page: 2, x: 0.5, y: 0.8 } },
      { file: { name: 'contract.pdf', type: 'application/pdf', size: 3 } },
    );
    const { user, sheet, save } = await edited();
    expect(places(sheet)[0]).toBe('1Ada KernOn page 2');
    await user.click(sheet.getByRole('button', { name: 'Where Ada Kern signs' }));
    const spot = within(await screen.findByRole('dialog', { name: 'Where Ada Kern signs' }));
    await user.click(spot.getByRole('button', { name: 'On the certificate' }));
    await waitFor(() => expect(places(sheet)[0]).toBe('1Ada KernOn the certificate'));
    await save();
    await waitFor(() =>
      expect(bodies()).toEqual([
        { signatureZones: ['s-1', 's-2', 's-3'].map((signatoryId) => ({ signatoryId, zone: null })) },
      ]),
    );
  });

  test('with one place left there is nothing to order', async () => {
    shown = sampleDocument({ signatories: [signedByAda, erika], signatoriesSigned: 1, may: mayAll });
    const { sheet } = await edited();
    await sheet.findByText(/^Somebody has signed/);
    expect(sheet.queryByRole('button', { name: 'All at once' })).not.toBeInTheDocument();
  });
});

test('whoever only signs is offered none of it', async () => {
  shown = sampleDocument();
  await opened();
  await screen.findByRole('button', { name: 'Read and sign' });
  expect(screen.queryByRole('button', { name: 'Remind' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});
