import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../words/words.ts';
import { FileInput } from './file-input.tsx';
import type { FileInputProps } from './file-input.tsx';
import { accepts } from './fits.ts';
import { boundsOf, frameFor } from './ink.ts';
import { PhotoInput } from './photo-input.tsx';
import { fitWithin } from './shrink-photo.ts';
import { SignaturePad } from './signature-pad.tsx';

beforeAll(() => setLanguage('en'));

const pdf = (name: string, size = 4) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

function Certificate(props: Partial<FileInputProps>) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return <FileInput label="Certificate" files={files} onFiles={setFiles} {...props} />;
}
const input = () => screen.findByLabelText<HTMLInputElement>('Certificate');
const unguarded = userEvent.setup({ applyAccept: false });

test('chosen files are listed by name and size and can be taken away', async () => {
  const { container } = render(<Certificate multiple />);
  await unguarded.upload(await input(), [pdf('licence.pdf', 2000), pdf('rescue.pdf')]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'licence.pdf2 kB',
    'rescue.pdf4 byte',
  ]);
  await expectNoAxeViolations(container);
  await unguarded.click(screen.getByRole('button', { name: 'Remove licence.pdf' }));
  expect(screen.queryByText('licence.pdf')).toBeNull();
});

test('a file more joins the others; where one is allowed, the next takes its place', async () => {
  const { unmount } = render(<Certificate multiple />);
  await unguarded.upload(await input(), pdf('one.pdf'));
  await unguarded.upload(await input(), pdf('two.pdf'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  unmount();
  render(<Certificate />);
  await unguarded.upload(await input(), pdf('one.pdf'));
  await unguarded.upload(await input(), pdf('two.pdf'));
  expect(screen.getByRole('listitem')).toHaveTextContent('two.pdf');
});

test('a file that is too large or of another kind is refused by name, the rest is kept', async () => {
  render(<Certificate multiple accept={['application/pdf']} maxBytes={1000} />);
  await unguarded.upload(await input(), [pdf('large.pdf', 1001), pdf('good.pdf')]);
  expect(await input()).toHaveAccessibleDescription('large.pdf is larger than 1 kB.');
  expect(screen.getByRole('listitem')).toHaveTextContent('good.pdf');
  await unguarded.upload(await input(), new File(['x'], 'film.mov', { type: 'video/quicktime' }));
  expect(await input()).toHaveAccessibleDescription('film.mov is not a kind of file that can be used here.');
});

test.each([
  ['everything, without a list', undefined, 'a.exe', 'x/y', true],
  ['a type', ['application/pdf'], 'a.pdf', 'application/pdf', true],
  ['a family', ['image/*'], 'a.png', 'image/png', true],
  ['not another family', ['image/*'], 'a.mp4', 'video/mp4', false],
  ['a photo whose type the system does not know', ['image/*'], 'a.HEIC', '', true],
  ['an ending, in any case', ['.ics'], 'A.ICS', '', true],
])('accepts %s', (_, accept, name, type, expected) => {
  expect(accepts(accept, { name, type })).toBe(expected);
});

test('a picture that cannot be read is told, and nothing is added', async () => {
  const added = jest.fn();
  // jsdom decodes no pictures, as a browser decodes no broken one.
  render(<PhotoInput label="Photos" photos={[]} onPhotos={added} />);
  await unguarded.upload(
    await screen.findByLabelText('Photos'),
    new File(['?'], 'broken.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText(/^broken\.jpg cannot be read as a picture/)).toBeInTheDocument();
  expect(added).not.toHaveBeenCalled();
});

const heic = (size = 4) =>
  Object.defineProperty(new File(['?'], 'gate.heic', { type: 'image/heic' }), 'size', { value: size });

test('a photo of a phone that this browser cannot open goes along as it is, shown by its name', async () => {
  function Photos() {
    const [photos, setPhotos] = useState<readonly File[]>([]);
    return <PhotoInput label="Photos" photos={photos} onPhotos={setPhotos} />;
  }
  const { container } = render(<Photos />);
  await unguarded.upload(await screen.findByLabelText('Photos'), heic());
  expect(await screen.findByText('gate.heic')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove gate.heic' })).toBeInTheDocument();
  expect(container.querySelector('canvas')).toBeNull();
  await expectNoAxeViolations(container);
});

test('a photo that is larger than the server takes says so', async () => {
  const added = jest.fn();
  render(<PhotoInput label="Photos" photos={[]} onPhotos={added} />);
  await unguarded.upload(await screen.findByLabelText('Photos'), heic(20_000_001));
  expect(await screen.findByText(/^gate\.heic is larger than 20\s?MB/)).toBeInTheDocument();
  expect(added).not.toHaveBeenCalled();
});

test.each([
  ['wide', 4000, 3000, 2048, 1536],
  ['high', 3000, 4000, 1536, 2048],
  ['small stays', 640, 480, 640, 480],
  ['a line keeps a pixel', 10_000, 1, 2048, 1],
])('a photo is made to fit: %s', (_, width, height, newWidth, newHeight) => {
  expect(fitWithin(width, height, 2048)).toEqual({ width: newWidth, height: newHeight });
});

test('a signature fills its frame wherever it was drawn', () => {
  const strokes = [
    [
      [0.4, 1.2],
      [0.6, 1.3],
    ],
  ] as const;
  const bounds = boundsOf(strokes);
  const { scale, left, top } = frameFor(strokes, 200, 100);
  expect(bounds.left * scale + left).toBeCloseTo((200 - 0.2 * scale) / 2);
  expect(bounds.top * scale + top).toBeGreaterThan(0);
  expect((bounds.top + bounds.height) * scale + top).toBeLessThan(100);
});

test('a signature that was cleared keeps the focus in its dialog, and Escape closes it', async () => {
  render(<SignaturePad label="Signature" value={null} onValue={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Signature/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Type your name instead' }));
  await userEvent.type(screen.getByLabelText('Type your name instead'), 'Ada Kern');
  const clear = screen.getByRole('button', { name: 'Clear signature' });
  await userEvent.click(clear);
  expect(screen.getByRole('button', { name: 'Use signature' })).toBeDisabled();
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
