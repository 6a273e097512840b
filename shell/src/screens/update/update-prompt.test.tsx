import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holds } from '@callboard/feature';
import { renderShell, signInAs } from '../../start/testing/render-shell.tsx';
import { dismissUpdate, offerUpdate } from '../../runtime/update/update-store.ts';

let consoleError: jest.SpyInstance;
beforeEach(() => {
  signInAs();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(dismissUpdate);
  jest.restoreAllMocks();
});
/** jsdom cannot load a page anew, and says so when it is asked to. */
const reloaded = () => consoleError.mock.calls.some(([error]) => String(error).includes('navigation'));

test('a new version is offered, and can wait', async () => {
  await renderShell('/help');
  expect(screen.queryByText('A new version is ready')).toBeNull();
  act(offerUpdate);
  expect(await screen.findByText('A new version is ready')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version is ready')).toBeNull();
});

test('an update that was asked for waits for unsaved work and says for which', async () => {
  const release = holds.add('Your receipt is not saved');
  await renderShell('/help');
  act(offerUpdate);
  await userEvent.click(await screen.findByRole('button', { name: 'Update now' }));
  expect(screen.getByText('It waits until you are done: Your receipt is not saved')).toBeVisible();
  expect(reloaded()).toBe(false);
  act(release);
  expect(reloaded()).toBe(true);
});
