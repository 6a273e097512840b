import { setLanguage } from '@callboard/i18n';
import { patience } from '@callboard/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import '../words/words.ts';
import { BackCloses } from './back-closes.tsx';
import { DialogView } from './dialog-view.tsx';
import { hearBack } from './layers.ts';
import { Menu } from './menu.tsx';
import { SheetView } from './sheet-view.tsx';

beforeAll(async () => {
  hearBack();
  await setLanguage('en');
});

/** The router's own way: a place in the history with every entry. */
const goTo = (path: string, idx: number) => history.pushState({ idx, key: path }, '', path);
const stay = (path: string) =>
  history.replaceState(
    { idx: (history.state as { idx: number } | null)?.idx ?? page, key: `${path}!` },
    '',
    path,
  );
const here = () => `${location.pathname}${location.search}`;
/** As the browser's own button does. */
const back = () => act(() => History.prototype.back.call(history));
/** Once everything that Back set off has happened. */
const expectAt = (path: string) => waitFor(() => expect(here()).toBe(path));
const at = (name: string) => screen.queryByRole('dialog', { name });

let page = 0;
beforeEach(() => {
  goTo('/before', (page += 1));
  goTo('/page', (page += 1));
});

function Page({ started = 'sheet' }: { started?: 'sheet' | 'both' }) {
  const [sheet, showSheet] = useState(true);
  const [dialog, showDialog] = useState(started === 'both');
  return (
    <>
      <SheetView open={sheet} onClose={() => showSheet(false)} title="Position">
        <button type="button" onClick={() => showDialog(true)}>
          Remove
        </button>
      </SheetView>
      <DialogView open={dialog} onClose={() => showDialog(false)} title="Remove it?" />
      <button type="button" onClick={() => showSheet(true)}>
        Open
      </button>
    </>
  );
}

test('Back closes a sheet and stays on the page; the next Back leaves it', async () => {
  render(<Page />);
  expect(at('Position')).toBeInTheDocument();
  await back();
  await waitFor(() => expect(at('Position')).toBeNull());
  await expectAt('/page');
  await back();
  await expectAt('/before');
});

test('Back closes a menu and stays on the page', async () => {
  const run = jest.fn();
  render(<Menu label="More" items={[{ id: 'remove', label: 'Remove', run }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeInTheDocument();
  await back();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expectAt('/page');
  expect(run).not.toHaveBeenCalled();
  await back();
  await expectAt('/before');
});

test('of two, Back closes the one above', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await back();
  await waitFor(() => expect(at('Remove it?')).toBeNull());
  expect(at('Position')).toBeInTheDocument();
  await back();
  await waitFor(() => expect(at('Position')).toBeNull());
  await expectAt('/page');
  await back();
  await expectAt('/before');
});

test('a layer that was closed otherwise costs no press: one Back leaves the page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(at('Position')).toBeNull();
  await back();
  await expectAt('/before');
  expect(history.state).not.toHaveProperty('layer');
});

test('two layers that were closed otherwise cost no press', async () => {
  render(<Page started="both" />);
  const entries = history.length;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(at('Remove it?')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(at('Position')).toBeNull());
  expect(history).toHaveLength(entries);
  await back();
  await expectAt('/before');
});

test('a layer that opens after another was closed takes over its entry', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  render(<BackCloses onBack={first} />).unmount();
  const entries = history.length;
  const later = render(<BackCloses onBack={second} />);
  expect(history.state).toHaveProperty('layer', 1);
  expect(history).toHaveLength(entries);
  await back();
  await waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  expect(first).not.toHaveBeenCalled();
  later.unmount();
  await expectAt('/page');
});

test('a layer that opens right after Back closed another is not closed by it', async () => {
  const first = render(<BackCloses onBack={jest.fn()} />);
  await back();
  await waitFor(() => expect(history.state).not.toHaveProperty('layer'));
  const onBack = jest.fn();
  const second = render(<BackCloses onBack={onBack} />);
  first.unmount();
  expect(history.state).toHaveProperty('layer', 1);
  expect(onBack).not.toHaveBeenCalled();
  await back();
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  second.unmount();
  await expectAt('/page');
});

test('a button of the app that leads back leaves the page, whatever was open', async () => {
  const onBack = jest.fn();
  const { unmount } = render(<BackCloses onBack={onBack} />);
  history.back();
  unmount();
  await expectAt('/before');
  expect(onBack).not.toHaveBeenCalled();
});

test('the address of the page may change meanwhile, and stays changed', async () => {
  render(<Page />);
  stay('/page?day=2026-11-21');
  await back();
  await waitFor(() => expect(at('Position')).toBeNull());
  await expectAt('/page?day=2026-11-21');
  expect(history.state).not.toHaveProperty('layer');
  await back();
  await expectAt('/before');
});

test('steps among the entries of a page are not told to the router', async () => {
  const heard = jest.fn();
  window.addEventListener('popstate', heard);
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await back();
  await waitFor(() => expect(at('Remove it?')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(heard).not.toHaveBeenCalled();
  await back();
  await expectAt('/before');
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', heard);
});

test('links within the page keep their addresses, forth and back', async () => {
  // As before there is a router, and then by it.
  history.replaceState(null, '', '/page');
  stay('/page');
  const follow = async (way: () => void) => {
    const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    way();
    await act(() => changed);
    return `${here()}${location.hash}`;
  };
  expect(await follow(() => (location.hash = '#first'))).toBe('/page#first');
  expect(await follow(() => (location.hash = '#second'))).toBe('/page#second');
  expect(await follow(() => History.prototype.back.call(history))).toBe('/page#first');
});

test('another page takes the place of what lay on this one', async () => {
  const { unmount } = render(<Page />);
  goTo('/next', page + 1);
  unmount();
  await expectAt('/next');
  await back();
  await expectAt('/page');
  await back();
  await expectAt('/before');
  expect(here()).toBe('/before');
});

test('another page takes the place of two layers; what lies between is passed in one press', async () => {
  const { unmount } = render(<Page started="both" />);
  goTo('/next', page + 1);
  unmount();
  await back();
  await expectAt('/page');
  await back();
  await expectAt('/before');
  expect(here()).toBe('/before');
});

test('a page whose address changed under a sheet has it still when one comes back', async () => {
  const { unmount } = render(<Page />);
  stay('/page?closed');
  unmount();
  goTo('/next', page + 1);
  await back();
  await expectAt('/page?closed');
  expect(history.state).toHaveProperty('key', '/page?closed!');
  await back();
  await expectAt('/before');
});

test('a layer that does not close keeps its entry', async () => {
  const onBack = jest.fn();
  const { unmount } = render(<BackCloses onBack={onBack} />);
  await back();
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  // Once it had its time to go from the screen.
  await waitFor(() => expect(history.state).toHaveProperty('layer'), { timeout: patience(5_000) });
  await back();
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(2));
  await expectAt('/page');
  unmount();
});

test('a layer on the screen has its entry already: a Back at once does not close what lies below', () => {
  const onScreen: unknown[] = [];
  function Screen() {
    useLayoutEffect(() => {
      onScreen.push((history.state as { layer?: number }).layer);
    });
    return (
      <>
        <BackCloses onBack={jest.fn()} />
        <BackCloses onBack={jest.fn()} />
      </>
    );
  }
  render(<Screen />);
  expect(onScreen[0]).toBe(2);
});
