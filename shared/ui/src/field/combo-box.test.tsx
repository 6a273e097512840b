import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { render, screen } from '@testing-library/react';
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

test('when nothing matches it says so', async () => {
  render(<Functions onValue={() => {}} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Function' }), 'xyz');
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
});
