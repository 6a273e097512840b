import { setLanguage, startWords } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../lazy/wait-for-chunks.ts';
import '../words/words.ts';
import { DatePicker } from './date-picker.tsx';
import { DateRangePicker } from './date-range-picker.tsx';
import type { DateRange } from './date-range-picker.tsx';
import { dayOf, daysIn } from './day.ts';
import { TimeField } from './time-field.tsx';

beforeEach(() => startWords('en'));

function Day({ onValue, min }: { onValue: (day: string) => void; min?: string }) {
  const [value, setValue] = useState('2026-11-26');
  const change = (day: string) => {
    setValue(day);
    onValue(day);
  };
  return <DatePicker label="Day" hint="Typed or picked." value={value} onValue={change} min={min} />;
}

test('a day is picked from the month, in the words of the language', async () => {
  const chosen = jest.fn();
  const { baseElement } = render(<Day onValue={chosen} />);
  await userEvent.click(await screen.findByRole('button', { name: /Pick a date/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('November 2026');
  await expectNoAxeViolations(baseElement);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next month' }));
  expect(dialog).toHaveTextContent('December 2026');
  await userEvent.click(within(dialog).getByRole('button', { name: /, 3 December 2026/ }));
  expect(chosen).toHaveBeenLastCalledWith('2026-12-03');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a day is typed, one part after the other', async () => {
  const chosen = jest.fn();
  render(<Day onValue={chosen} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^day, Day/ }));
  await userEvent.keyboard('05122027');
  expect(chosen).toHaveBeenLastCalledWith('2027-12-05');
});

test('days before the first possible one cannot be picked', async () => {
  render(<Day onValue={() => {}} min="2026-11-20" />);
  await userEvent.click(await screen.findByRole('button', { name: /Pick a date/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: /19 November/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(within(dialog).getByRole('button', { name: /20 November/ })).not.toHaveAttribute('aria-disabled');
});

test('a wrong day says what is wrong', async () => {
  render(<DatePicker label="Start" value="" onValue={() => {}} error="A day is needed." />);
  const group = await screen.findByRole('group', { name: 'Start' });
  expect(group).toHaveAccessibleDescription(/A day is needed\./);
});

test('the calendar speaks Welsh, months and weekdays included', async () => {
  await act(() => setLanguage('cy'));
  render(<Day onValue={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: /Dewis dyddiad/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Tachwedd 2026');
  const [monday] = within(dialog).getAllByRole('columnheader', { hidden: true });
  expect(monday).toHaveTextContent('Llun');
});

type VacationProps = { onValue: (range: DateRange) => void; until?: string };
function Vacation({ onValue, until = '2026-11-13' }: VacationProps) {
  const [value, setValue] = useState<DateRange | null>({ from: '2026-11-09', to: until });
  const change = (range: DateRange) => {
    setValue(range);
    onValue(range);
  };
  return <DateRangePicker label="Vacation" value={value} onValue={change} />;
}

test('a range is tapped first and last, its days are counted, and only the button takes it over', async () => {
  const chosen = jest.fn();
  const { baseElement } = render(<Vacation onValue={chosen} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Vacation: 9 Nov 2026 – 13 Nov 2026' }));
  const sheet = await screen.findByRole('dialog', { name: 'Vacation' });
  expect(sheet).toHaveTextContent('5 days');
  await expectNoAxeViolations(baseElement);
  await userEvent.click(within(sheet).getByRole('button', { name: /16 November/ }));
  expect(sheet).toHaveTextContent('1 day · Now tap the last day');
  await userEvent.click(within(sheet).getByRole('button', { name: /18 November/ }));
  expect(sheet).toHaveTextContent('3 days');
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Use these dates' }));
  expect(chosen).toHaveBeenCalledWith({ from: '2026-11-16', to: '2026-11-18' });
});

test('a range of one day says that day once', async () => {
  render(<Vacation onValue={() => {}} until="2026-11-09" />);
  expect(await screen.findByRole('button', { name: 'Vacation: 9 Nov 2026' })).toHaveTextContent(
    /^9 Nov 2026$/,
  );
});

test('a time is typed in 24 hours', async () => {
  const chosen = jest.fn();
  const { container } = render(<TimeField label="Start" value="07:30" onValue={chosen} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^hour, Start/ }));
  await userEvent.keyboard('19');
  expect(chosen).toHaveBeenLastCalledWith('19:30');
  await expectNoAxeViolations(container);
});

test.each(['', 'tomorrow', '2026-02-30', undefined])('%p is no day', (text) => {
  expect(dayOf(text)).toBeNull();
});

test.each([
  ['one day', '2026-11-26', '2026-11-26', 1],
  ['over a month', '2026-10-28', '2026-11-02', 6],
  ['over the end of summer time', '2026-10-24', '2026-10-26', 3],
])('days counted: %s', (_, from, to, days) => {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (!first || !last) throw new Error('The case itself is wrong.');
  expect(daysIn(first, last)).toBe(days);
});
