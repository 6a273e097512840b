import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setLanguage } from '@callboard/i18n';
import '../words/words.ts';
import { toast, toasts } from '../feedback/toasts.ts';
import { ToastRegion } from '../feedback/toast-region.tsx';
import { PaletteView } from './palette-view.tsx';
import { SheetView } from './sheet-view.tsx';

beforeAll(() => setLanguage('en'));
afterEach(() => act(() => toasts.clear()));

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToastRegion />
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      {open && (
        <PaletteView open onClose={() => setOpen(false)} title="Search everything">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as the search has it */}
          <input aria-label="What" autoFocus />
        </PaletteView>
      )}
    </>
  );
}

const opened = async () => {
  const view = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return view;
};
const palette = () => screen.queryByRole('dialog', { name: 'Search everything' });

test('a palette has the focus in its field, and gives it back to what opened it', async () => {
  await opened();
  expect(screen.getByRole('textbox', { name: 'What' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(palette()).toBeNull();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('the page behind a palette cannot be reached until it is closed', async () => {
  const { container } = await opened();
  expect(container.inert).toBe(true);
  expect(palette()?.closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(container.inert).toBe(false);
});

test('a tap beside a palette closes it, and one on it does not', async () => {
  await opened();
  await userEvent.click(palette()!);
  expect(palette()).toBeInTheDocument();
  await userEvent.click(palette()!.parentElement!);
  expect(palette()).toBeNull();
});

test('a message can be answered while a palette is open', async () => {
  await opened();
  const run = jest.fn();
  act(() => void toast.success('Job confirmed', { action: { label: 'Undo', run } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo.closest('[inert]')).toBeNull();
  await userEvent.click(undo);
  expect(run).toHaveBeenCalledTimes(1);
  expect(palette()).toBeInTheDocument();
});

test('a sheet below a palette stays open when the palette is closed', async () => {
  const onClose = jest.fn();
  const { rerender } = render(
    <SheetView open onClose={onClose} title="Change position">
      <button type="button">Save</button>
    </SheetView>,
  );
  const onClosePalette = jest.fn();
  rerender(
    <>
      <SheetView open onClose={onClose} title="Change position">
        <button type="button">Save</button>
      </SheetView>
      <PaletteView open onClose={onClosePalette} title="Search everything">
        <input aria-label="What" />
      </PaletteView>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'What' });
  act(() => field.focus());
  expect(field).toHaveFocus();
  await userEvent.keyboard('abc{Escape}');
  expect(field).toHaveValue('abc');
  expect(onClosePalette).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
