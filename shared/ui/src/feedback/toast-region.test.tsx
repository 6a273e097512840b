import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../words/words.ts';
import { Button } from '../button/button.tsx';
import { announce } from './announce.ts';
import { Banner } from './banner.tsx';
import { ToastRegion } from './toast-region.tsx';
import { SheetView } from '../overlay/sheet-view.tsx';
import { toast, toasts } from './toasts.ts';

beforeAll(() => setLanguage('en'));
afterEach(() => {
  act(() => toasts.clear());
  jest.restoreAllMocks();
});

test('a toast of what went wrong interrupts, the rest waits its turn', () => {
  render(<ToastRegion />);
  act(() => {
    toast.error('Not saved');
    toast.success('Saved');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.queryByText('Saved')).toBeNull();
  act(() => toasts.dismiss(toasts.top()?.id ?? 0));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

test('the region of toasts stands above buttons at the end of the window, also when they come later', async () => {
  const box = (top: number, bottom: number) =>
    ({ left: 0, right: 1024, top, bottom, width: 1024, height: bottom - top }) as DOMRect;
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  render(<ToastRegion />);
  act(() => void toast.info('New message from Petra', { time: 0 }));
  const region = screen.getByRole('region');
  expect(region).toHaveStyle({ bottom: '12px' });
  const bar = document.createElement('div');
  bar.dataset['toasts'] = 'above';
  bar.getBoundingClientRect = () => box(700, 768);
  document.body.append(bar);
  await waitFor(() => expect(region).toHaveStyle({ bottom: '76px' }));
  bar.remove();
  await waitFor(() => expect(region).toHaveStyle({ bottom: '12px' }));
});

test.each([
  ['the button that a page is there for', {}],
  ['a button below others, as wide as they are', { kind: 'secondary', wide: true }],
] as const)('it stands above %s, wherever that is', (_, look) => {
  const box = { left: 0, right: 1024, top: 700, bottom: 760, width: 1024, height: 60 } as DOMRect;
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  const isButton = (element: Element) => element.textContent === 'Mark as paid';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return isButton(this) ? box : new DOMRect();
  });
  render(
    <>
      <ToastRegion />
      <Button {...look}>Mark as paid</Button>
    </>,
  );
  act(() => void toast.info('Approved'));
  expect(screen.getByRole('region')).toHaveStyle({ bottom: '76px' });
});

test('time stands still under a hand that reaches for it, not under a pointer that lies there', () => {
  jest.useFakeTimers();
  render(<ToastRegion />);
  const region = screen.getByRole('region');
  act(() => void toast.info('Saved'));
  const move = (x: number) => {
    const event = new MouseEvent('pointermove', { bubbles: true });
    Object.defineProperties(event, { movementX: { value: x }, movementY: { value: 0 } });
    act(() => void region.dispatchEvent(event));
  };
  move(4);
  act(() => void jest.advanceTimersByTime(10_000));
  expect(screen.getByText('Saved')).toBeInTheDocument();
  act(() => toasts.release());
  move(0);
  act(() => void jest.advanceTimersByTime(10_000));
  expect(screen.queryByText('Saved')).toBeNull();
  jest.useRealTimers();
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
