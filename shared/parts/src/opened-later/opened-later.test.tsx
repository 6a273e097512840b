import { TroubleTitleProvider } from '@callboard/feature';
import { renderWithEverything } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import { toasts } from '@callboard/ui';
import { openedLater } from './opened-later.tsx';

const Sheet = ({ name }: { name: string }) => <p>{name} is open</p>;
const onMissing = jest.fn();
const toastTexts = () => toasts.current().map(({ message }) => message);

afterEach(() => {
  onMissing.mockClear();
  for (const { id } of toasts.current()) toasts.dismiss(id);
});

test('a sheet that cannot come is told and closed again, and the next tap tries once more', async () => {
  const load = jest.fn(() => Promise.resolve(Sheet)).mockRejectedValueOnce(new Error('no network'));
  const Later = openedLater(load);
  const first = await renderWithEverything(<Later name="The question" onMissing={onMissing} />);
  await waitFor(() => expect(toasts.current()).toContainEqual(expect.objectContaining({ type: 'error' })));
  expect(onMissing).toHaveBeenCalledTimes(1);
  first.unmount();
  const second = await renderWithEverything(<Later name="The question" onMissing={onMissing} />);
  expect(await screen.findByText('The question is open')).toBeVisible();
  second.unmount();
  await renderWithEverything(<Later name="Another" onMissing={onMissing} />);
  expect(screen.getByText('Another is open')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onMissing).toHaveBeenCalledTimes(1);
});

test('why it did not come is what the shell finds out', async () => {
  const refused = new Error('integrity');
  const Later = openedLater<{ name: string }>(() => Promise.reject(refused));
  const titleOf = jest.fn(async () => 'Not opened, for your safety');
  await renderWithEverything(
    <TroubleTitleProvider value={titleOf}>
      <Later name="The question" onMissing={onMissing} />
    </TroubleTitleProvider>,
  );
  await waitFor(() => expect(toastTexts()).toEqual(['Not opened, for your safety']));
  expect(titleOf).toHaveBeenCalledWith(expect.any(String), refused);
});

test('fetched ahead it opens without a network, and a failure ahead is no news', async () => {
  const load = jest.fn(() => Promise.resolve(Sheet)).mockRejectedValueOnce(new Error('no network'));
  const Later = openedLater(load);
  Later.fetchAhead();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  Later.fetchAhead();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockRejectedValue(new Error('no network'));
  await renderWithEverything(<Later name="The question" onMissing={onMissing} />);
  expect(await screen.findByText('The question is open')).toBeVisible();
  expect(toastTexts()).toEqual([]);
});
