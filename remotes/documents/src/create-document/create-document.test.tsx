import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as page from '../document-list/document-list-page.tsx';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';

const { server, show } = pageTest(feature);
const listed = (items: readonly object[], limit = 60) => ({
  body: { items, total: items.length, page: 1, limit },
});
const kind = (id: string, caption: string, own: object = {}) => ({
  id,
  caption,
  parameters: {},
  paperNeeded: false,
  uploadable: false,
  skill: null,
  ...own,
});
const person = (id: string, name: string) => ({
  id,
  contactNumber: id,
  name,
  kind: 'employee',
  email: '',
  phone: '',
  city: 'Wien',
  country: 'AT',
  active: true,
  functions: ['Rigger'],
  picture: null,
  waiting: false,
});
let file: File;

beforeEach(() => {
  sessionStorage.clear();
  file = new File(['{}'], 'Contract_of_Ada.pdf', { type: 'application/pdf' });
  server.on('GET /documents', () => listed([]));
  server.on('GET /documentTypes', () =>
    listed([
      kind('contract', 'Contract'),
      kind('termination', 'Termination', { paperNeeded: true }),
      kind('proof', 'Proof', { uploadable: true }),
    ]),
  );
  server.on('GET /persons', () => listed([person('p-1', 'Ada Kern'), person('p-2', 'Ben Adler')]));
  server.on('POST /uploads', () => ({
    body: { id: 'u-1', name: file.name, type: 'application/pdf', size: 4 },
  }));
  server.on('POST /documents', () => ({ body: { id: 'd-7', version: 1, status: 'readyToSign' } }));
});

const sent = (path: string) =>
  server.requests.filter((one) => one.method === 'POST' && one.path.endsWith(path)).map(({ body }) => body);

async function opened() {
  signInAs({ roles: ['office'], rights: { persons: ['READ'] } });
  const shown = await show(page, { path: paths.documentList.pattern, at: paths.documentList.to() });
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'New document' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New document' }));
  const choose = async (name: string) => {
    await user.type(await sheet.findByRole('combobox', { name: /^Who signs/ }), name.slice(0, 3));
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  };
  const add = async (name: string) => {
    await choose(name);
    await user.click(sheet.getByRole('button', { name: 'Add' }));
    await sheet.findByRole('button', { name: `Remove ${name}` });
  };
  const attach = async () => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('The field for files is on its way.');
      return found;
    });
    await user.upload(input, file);
  };
  const submit = () => user.click(sheet.getByRole('button', { name: 'Send for signing' }));
  return { ...shown, sheet, add, choose, attach, submit };
}
const kindField = (sheet: Awaited<ReturnType<typeof opened>>['sheet']) =>
  sheet.findByRole('combobox', { name: /^Kind/ });

test('a file, a title, a kind and people make a document, and it opens', async () => {
  const { user, sheet, add, attach, submit, container, address } = await opened();
  await attach();
  expect(sheet.getByRole('textbox', { name: /^Title/ })).toHaveValue('Contract of Ada');
  await sheet.findByRole('option', { name: 'Contract' });
  expect(sheet.queryByRole('option', { name: 'Termination' })).not.toBeInTheDocument();
  await user.selectOptions(await kindField(sheet), 'contract');
  await add('Ada Kern');
  await add('Ben Adler');
  await expectNoAxeViolations(container);
  await submit();
  await waitFor(() =>
    expect(sent('/documents')).toMatchObject([
      {
        name: 'Contract of Ada',
        typeId: 'contract',
        uploadId: 'u-1',
        signatoriesOrder: 'one by one',
        signatories: [
          { personId: 'p-1', step: 1 },
          { personId: 'p-2', step: 2 },
        ],
      },
    ]),
  );
  await waitFor(() => expect(address()).toBe(paths.document.to({ id: 'd-7' })));
});

test('the order is changed by keyboard, or does not count', async () => {
  const { user, sheet, add, attach, submit } = await opened();
  await attach();
  await sheet.findByRole('option', { name: 'Contract' });
  await user.selectOptions(await kindField(sheet), 'contract');
  await add('Ada Kern');
  await add('Ben Adler');
  sheet.getByRole('button', { name: 'Move Ben Adler up' }).focus();
  await user.keyboard('{Enter}');
  const lines = within(sheet.getByRole('list', { name: 'People who sign' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1Ben AdlerOn the certificate',
    '2Ada KernOn the certificate',
  ]);
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Move Ben Adler up' })).toHaveFocus());
  await user.click(sheet.getByRole('button', { name: 'All at once' }));
  expect(sheet.queryByRole('button', { name: 'Move Ben Adler up' })).not.toBeInTheDocument();
  await submit();
  await waitFor(() =>
    expect(sent('/documents')).toMatchObject([
      {
        signatoriesOrder: 'parallel',
        signatories: [
          { personId: 'p-2', step: 1 },
          { personId: 'p-1', step: 1 },
        ],
      },
    ]),
  );
});

test('where somebody signs is chosen on the pages of a PDF, and nowhere else', async () => {
  const { user, sheet, add, attach } = await opened();
  await add('Ada Kern');
  expect(sheet.queryByRole('button', { name: 'Where Ada Kern signs' })).not.toBeInTheDocument();
  await attach();
  await user.click(await sheet.findByRole('button', { name: 'Where Ada Kern signs' }));
  const spot = within(await screen.findByRole('dialog', { name: 'Where Ada Kern signs' }));
  expect(spot.getByRole('button', { name: 'Save spot' })).toBeDisabled();
  await user.click(spot.getByRole('button', { name: 'On the certificate' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Where Ada Kern signs' })).not.toBeInTheDocument(),
  );
  expect(sheet.getByText('On the certificate')).toBeInTheDocument();
});

test('whoever was chosen and not added signs too', async () => {
  const { user, sheet, choose, attach, submit } = await opened();
  await attach();
  await sheet.findByRole('option', { name: 'Contract' });
  await user.selectOptions(await kindField(sheet), 'contract');
  await choose('Ada Kern');
  await submit();
  await waitFor(() =>
    expect(sent('/documents')).toMatchObject([{ signatories: [{ personId: 'p-1', step: 1 }] }]),
  );
});

test('a document does not go out before all is there, and a refused file says so without a second upload', async () => {
  const { user, sheet, add, attach, submit } = await opened();
  await submit();
  expect((await sheet.findAllByText('Please fill this in.')).length).toBeGreaterThan(2);
  expect(sent('/uploads')).toEqual([]);
  await attach();
  await sheet.findByRole('option', { name: 'Contract' });
  await user.selectOptions(await kindField(sheet), 'contract');
  await add('Ada Kern');
  server.on('POST /documents', () => apiError(422, 'unsupported_file'));
  await submit();
  expect(await sheet.findByRole('alert')).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(sent('/documents')).toHaveLength(2));
  expect(sent('/uploads')).toHaveLength(1);
});

test.each([
  ['crew', { roles: ['crew'], rights: { persons: ['READ'] } }],
  ['the office without a right to find people', { roles: ['office'], rights: {} }],
] as const)('%s is not offered a new document', async (_, own) => {
  signInAs({ ...own } as Parameters<typeof signInAs>[0]);
  await show(page, { path: paths.documentList.pattern, at: paths.documentList.to() });
  await screen.findByText('Nothing to sign');
  expect(screen.queryByRole('button', { name: 'New document' })).not.toBeInTheDocument();
});
