import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../words/words.ts';
import { DatePicker } from './date-picker.tsx';
import { DateRangePicker } from './date-range-picker.tsx';
import type { DateRange } from './date-range-picker.tsx';
import { dayOf, daysIn } from './day.ts';
import { TimeField } from './time-field.tsx';

beforeEach(() => setLanguage('en'));

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

test.each(['en', 'nl', 'cy', 'fr', 'deAt', 'de', 'es'] as const)(
  'in %s a day is typed in the order that is seen, with or without separators',
  async (language) => {
    await act(() => setLanguage(language));
    const chosen = jest.fn();
    const { container } = render(<Day onValue={chosen} />);
    const [first] = await screen.findAllByRole('spinbutton');
    const order = [...container.querySelectorAll('[contenteditable]')].map((part) =>
      part.getAttribute('data-type'),
    );
    expect(order).toEqual(['day', 'month', 'year']);
    if (first) await userEvent.click(first);
    await userEvent.keyboard('05122027');
    expect(chosen).toHaveBeenLastCalledWith('2027-12-05');
    if (first) await userEvent.click(first);
    await userEvent.keyboard('1/1/2028');
    expect(chosen).toHaveBeenLastCalledWith('2028-01-01');
  },
);

test('a day that does not exist is no value, and the field says so when it is left', async () => {
  const chosen = jest.fn();
  render(<Day onValue={chosen} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^day, Day/ }));
  await userEvent.keyboard('31022027');
  expect(chosen).toHaveBeenLastCalledWith('');
  await userEvent.tab();
  await userEvent.tab();
  const group = screen.getByRole('group', { name: 'Day' });
  expect(group).toHaveAccessibleDescription(/There is no such day: 31\/02\/2027\./);
  expect(chosen).toHaveBeenLastCalledWith('');
  await userEvent.click(screen.getByRole('spinbutton', { name: /^day, Day/ }));
  await userEvent.keyboard('28022027');
  expect(chosen).toHaveBeenLastCalledWith('2027-02-28');
  expect(group).not.toHaveAccessibleDescription(/no such day/);
});

test('half a day is no value, stays to be finished, and is told of', async () => {
  const chosen = jest.fn();
  const unfinished = jest.fn();
  const { rerender } = render(<DatePicker label="Day" value="" onValue={chosen} onUnfinished={unfinished} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^day, Day/ }));
  await userEvent.keyboard('0512');
  rerender(<DatePicker label="Day" value="" onValue={chosen} onUnfinished={unfinished} />);
  await userEvent.click(document.body);
  const group = screen.getByRole('group', { name: 'Day' });
  expect(group).toHaveTextContent(/^05\/12\/yyyy/);
  expect(group).toHaveAccessibleDescription(/This date is not complete\./);
  expect(chosen).not.toHaveBeenCalled();
  expect(unfinished).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole('spinbutton', { name: /^year, Day/ }));
  await userEvent.keyboard('2027');
  expect(chosen).toHaveBeenLastCalledWith('2027-12-05');
  expect(unfinished).toHaveBeenLastCalledWith(false);
});

test('a part that is cleared takes the value away, and all of them make the field empty', async () => {
  const chosen = jest.fn();
  render(<Day onValue={chosen} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^year, Day/ }));
  await userEvent.keyboard('{Backspace>4/}');
  expect(chosen).toHaveBeenLastCalledWith('');
  await userEvent.keyboard('{Backspace>7/}');
  await userEvent.click(document.body);
  const group = screen.getByRole('group', { name: 'Day' });
  expect(group).toHaveTextContent('dd/mm/yyyy');
  expect(group).not.toHaveAccessibleDescription(/not complete/);
});

test.each([
  ['2027-12-05', '2027-12-05'],
  ['5.12.2027', '2027-12-05'],
  ['5/12/2027', '2027-12-05'],
])('%s is pasted', async (text, day) => {
  const chosen = jest.fn();
  render(<Day onValue={chosen} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^day, Day/ }));
  await userEvent.paste(text);
  expect(chosen).toHaveBeenLastCalledWith(day);
});

test('a text that is no day is not pasted', async () => {
  const chosen = jest.fn();
  render(<Day onValue={chosen} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^day, Day/ }));
  await userEvent.paste('31.2.2027');
  await userEvent.paste('tomorrow');
  expect(chosen).not.toHaveBeenCalled();
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

function Start({ onValue }: { onValue: (time: string) => void }) {
  const [value, setValue] = useState('');
  const change = (time: string) => {
    setValue(time);
    onValue(time);
  };
  return <TimeField label="Start" value={value} onValue={change} />;
}

test('a time is picked by two taps, or with the arrows', async () => {
  const chosen = jest.fn();
  const { baseElement } = render(<Start onValue={chosen} />);
  await userEvent.click(await screen.findByRole('button', { name: /Pick a time, Start/ }));
  await expectNoAxeViolations(baseElement);
  const hours = await screen.findByRole('group', { name: 'Hour' });
  await userEvent.click(within(hours).getByRole('button', { name: '19' }));
  expect(chosen).toHaveBeenLastCalledWith('19:00');
  within(hours).getByRole('button', { name: '19' }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft} ');
  expect(chosen).toHaveBeenLastCalledWith('12:00');
  const minutes = screen.getByRole('group', { name: 'Minutes' });
  await userEvent.click(within(minutes).getByRole('button', { name: '45' }));
  expect(chosen).toHaveBeenLastCalledWith('12:45');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('half a time is no value, and the field says so when it is left', async () => {
  const chosen = jest.fn();
  render(<Start onValue={chosen} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^hour, Start/ }));
  await userEvent.keyboard('7:');
  expect(screen.getByRole('spinbutton', { name: /^minute, Start/ })).toHaveFocus();
  await userEvent.click(document.body);
  expect(screen.getByRole('group', { name: 'Start' })).toHaveAccessibleDescription(
    /This time is not complete\./,
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: /^minute, Start/ }));
  await userEvent.keyboard('05');
  expect(chosen).toHaveBeenLastCalledWith('07:05');
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
