import { renderWithEverything } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import { toasts } from '@callboard/ui';
import { openedLater } from './opened-later.tsx';

const Sheet = ({ name }: { name: string }) => <p>{name} is open</p>;

test('what cannot come is told and closed again, and the next tap tries once more', async () => {
  const load = jest.fn(() => Promise.resolve(Sheet)).mockRejectedValueOnce(new Error('no network'));
  const Later = openedLater(load);
  const onMissing = jest.fn();
  const first = await renderWithEverything(<Later name="The question" onMissing={onMissing} />);
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  expect(toasts.current()).toContainEqual(expect.objectContaining({ type: 'error' }));
  first.unmount();
  const second = await renderWithEverything(<Later name="The question" onMissing={onMissing} />);
  expect(await screen.findByText('The question is open')).toBeVisible();
  second.unmount();
  await renderWithEverything(<Later name="Another" onMissing={onMissing} />);
  expect(screen.getByText('Another is open')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onMissing).toHaveBeenCalledTimes(1);
});
