import { phone, pretendDrawing, renderWithEverything, screenOf, testServer } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FormSheet } from '../form-sheet/form-sheet.tsx';
import { useFormSheet } from '../form-sheet/use-form-sheet.ts';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { SignerFields } from './signer-fields.tsx';
import { signerProblems } from './signer.ts';
import type { Signer } from './signer.ts';
import { useSignatureUpload } from './use-signature-upload.ts';
import { useSignerLabels } from './use-signer-labels.ts';

const server = testServer();
beforeAll(() => {
  pretendDrawing();
});

const sign = jest.fn<Promise<unknown>, [string, string]>();
const close = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  screenOf(phone);
  sign.mockReset().mockResolvedValue(undefined);
  server.on('POST /uploads', () => ({
    body: { id: 'upload-1', name: 'signature.png', type: 'image/png', size: 3 },
  }));
});

const nobody: Signer = { signerName: '', signature: null };
function Sheet() {
  const upload = useSignatureUpload();
  const form = useFormSheet({
    title: 'Sign the contract',
    draft: 'contract',
    offline: 'needs-network',
    labels: useSignerLabels(false),
    start: nobody,
    endpoint: null,
    body: (signer) => signer,
    check: signerProblems,
    send: async (_, { values }) => sign(values.signerName, await upload(values)),
    onClose: close,
  });
  return (
    <FormSheet form={form} submit="Sign">
      <SignerFields form={form} own={false} />
    </FormSheet>
  );
}
async function opened() {
  const drawn = await renderWithEverything(<Sheet />, { server, features: [partsFeature] });
  return { ...drawn, sheet: within(await screen.findByRole('dialog', { name: 'Sign the contract' })) };
}
async function fill({ user, sheet }: Awaited<ReturnType<typeof opened>>) {
  await user.type(sheet.getByLabelText('Name in block letters'), 'Klara');
  await user.click(await sheet.findByRole('button', { name: /^Signature: / }));
  const pad = within(await screen.findByRole('dialog', { name: 'Signature' }));
  await user.click(pad.getByRole('button', { name: 'Type your name instead' }));
  await user.type(pad.getByRole('textbox', { name: 'Type your name instead' }), 'Klara');
  await user.click(pad.getByRole('button', { name: 'Use signature' }));
  await sheet.findByRole('button', { name: 'Signature: Signature drawn' });
}

test('a signature does not go out without a name and a drawing', async () => {
  const { sheet, user } = await opened();
  await user.click(sheet.getByRole('button', { name: 'Sign' }));
  expect(await sheet.findByText('Use at least 2 characters.')).toBeInTheDocument();
  expect(sheet.getByText('Please fill this in.')).toBeInTheDocument();
  expect(server.count('POST /uploads')).toBe(0);
});

test('the picture goes first, and only once for two tries', async () => {
  sign.mockRejectedValueOnce(new Error('gone'));
  const drawn = await opened();
  await fill(drawn);
  const button = () => drawn.sheet.getByRole('button', { name: 'Sign' });
  await drawn.user.click(button());
  expect(await drawn.sheet.findByRole('alert')).toBeInTheDocument();
  await drawn.user.click(button());
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sign.mock.calls).toEqual([
    ['Klara', 'upload-1'],
    ['Klara', 'upload-1'],
  ]);
  expect(server.count('POST /uploads')).toBe(1);
});

test('a reload keeps the name and never the signature', async () => {
  const first = await opened();
  await fill(first);
  first.unmount();
  const { sheet } = await opened();
  expect(sheet.getByLabelText('Name in block letters')).toHaveValue('Klara');
  expect(await sheet.findByRole('button', { name: 'Signature: Nothing signed yet' })).toBeInTheDocument();
});
