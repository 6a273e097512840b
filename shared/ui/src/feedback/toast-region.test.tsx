import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../words/words.ts';
import { announce } from './announce.ts';
import { Banner } from './banner.tsx';
import { ToastRegion } from './toast-region.tsx';
import { SheetView } from '../overlay/sheet-view.tsx';
import { toast, toasts } from './toasts.ts';

beforeAll(() => setLanguage('en'));
afterEach(() => act(() => toasts.clear()));

test('what went wrong interrupts, the rest waits its turn', () => {
  render(<ToastRegion />);
  act(() => {
    toast.error('Not saved');
    toast.success('Saved');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/^Saved/);
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

test('pressing a toast runs its callback and closes it', async () => {
  const onClick = jest.fn();
  render(<ToastRegion />);
  act(() => void toast.info('New message from Petra', { time: 0, onClick }));
  await userEvent.click(screen.getByRole('button', { name: 'New message from Petra' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('New message from Petra')).toBeNull();
});

test('undo and dismiss are buttons of their own', async () => {
  const run = jest.fn();
  render(<ToastRegion />);
  act(() => void toast.success('Job confirmed', { action: { label: 'Undo', run } }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  act(() => void toast.success('Job confirmed', { action: { label: 'Undo', run } }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Job confirmed')).toBeNull();
});

test('Undo is reached while a sheet is open, which stays open', async () => {
  const [run, onClose] = [jest.fn(), jest.fn()];
  render(
    <>
      <ToastRegion />
      <SheetView open onClose={onClose} title="Change position">
        <button type="button">Save</button>
      </SheetView>
    </>,
  );
  act(() => void toast.success('Job confirmed', { action: { label: 'Undo', run } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(run).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('messages have no axe violations', async () => {
  expect.hasAssertions();
  const { container } = render(
    <>
      <ToastRegion />
      <Banner kind="warning" title="You are offline" text="As of 07:41." />
      <Banner kind="error" title="Mailbox does not load" action={<button type="button">Try again</button>} />
    </>,
  );
  act(() => void toast.error('Not saved', { action: { label: 'Try again', run: () => {} } }));
  await expectNoAxeViolations(container);
});

test('an announcement is read out, twice if it is made twice', async () => {
  announce('Mailbox');
  expect(await screen.findByText('Mailbox')).toHaveAttribute('role', 'status');
  const emptied = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(screen.getByText('Mailbox'), { childList: true });
  });
  announce('Mailbox');
  await emptied;
  expect(await screen.findByText('Mailbox')).toBeInTheDocument();
});
