import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../words/words.ts';
import { ComboBox } from './combo-box.tsx';

beforeAll(() => setLanguage('en'));

const options = ['Rigger', 'Runner', 'Driver'].map((label) => ({ value: label.toLowerCase(), label }));

function Functions({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return (
    <ComboBox label="Function" options={options} value={value} onValue={change} error="One is needed." />
  );
}

test('typing narrows the choices, Enter takes one', async () => {
  const chosen = jest.fn();
  const { baseElement } = render(<Functions onValue={chosen} />);
  const field = await screen.findByRole('combobox', { name: 'Function' });
  expect(field).toHaveAccessibleDescription('One is needed.');
  await userEvent.type(field, 'run');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Runner']);
  await expectNoAxeViolations(baseElement);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('runner');
  expect(field).toHaveValue('Runner');
});

test('a typed text stays while the sheet around it is scrolled, and is typed on', async () => {
  const chosen = jest.fn();
  const { container } = render(<Functions onValue={chosen} />);
  const field = await screen.findByRole('combobox', { name: 'Function' });
  await userEvent.type(field, 'r');
  // A slow sheet brings the field into sight once the first letter is there.
  fireEvent.scroll(container);
  expect(field).toHaveValue('r');
  await userEvent.keyboard('un');
  expect(field).toHaveValue('run');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Runner']);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('runner');
});

test('when nothing matches it says so', async () => {
  render(<Functions onValue={() => {}} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Function' }), 'xyz');
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
});

test('Enter takes the only one that fits', async () => {
  const chosen = jest.fn();
  render(<Functions onValue={chosen} />);
  const field = await screen.findByRole('combobox', { name: 'Function' });
  await userEvent.type(field, 'run{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('runner');
  expect(field).toHaveValue('Runner');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('Enter before one is chosen of several, or found, keeps what was typed', async () => {
  const chosen = jest.fn();
  const search = { value: '', onValue: chosen, onSearch: () => undefined };
  const { rerender } = render(<ComboBox label="Function" options={options} {...search} />);
  const field = await screen.findByRole('combobox', { name: 'Function' });
  await userEvent.type(field, 'ru{Enter}');
  expect(field).toHaveValue('ru');
  rerender(<ComboBox label="Function" options={[]} busy {...search} />);
  await userEvent.type(field, 'n{Enter}');
  expect(field).toHaveValue('run');
  expect(chosen).not.toHaveBeenCalled();
});
