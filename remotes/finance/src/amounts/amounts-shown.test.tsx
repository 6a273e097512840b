import { registerWords } from '@callboard/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import feature from '../feature.ts';
import { Amount } from './amount.tsx';
import { AmountsChip } from './amounts-chip.tsx';

beforeAll(() => registerWords('finance', feature.words));

const shown = () =>
  render(
    <>
      <AmountsChip />
      <Amount amount={123_456_789_012} currency="EUR" />
    </>,
  );

test('pay is hidden until somebody taps, and again with another tap', async () => {
  shown();
  expect(screen.getByText('Amount hidden')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('1,234');
  await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
  expect(screen.getByText('€1,234,567,890.12')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(document.body).not.toHaveTextContent('1,234');
});

test('a phone that was put away hides it, and so does leaving the screen', async () => {
  const first = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
  expect(screen.getByText('Amount hidden')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
  first.unmount();
  shown();
  expect(screen.getByText('Amount hidden')).toBeInTheDocument();
});
