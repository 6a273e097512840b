import { desk, expectNoAxeViolations, phone, renderWithEverything, screenOf } from '@callboard/testing';
import type { Read } from '@callboard/feature';
import { screen, waitFor, within } from '@testing-library/react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { CalendarView } from './calendar-view.tsx';
import { DayView } from './day-view.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';

type Data = { readonly days: readonly string[] };
const there = (...days: string[]): Read<Data> =>
  ({ kind: 'there', data: { days }, asOf: null }) as Read<Data>;

function Calendar({ read }: { read: Read<Data> }) {
  const address = useCalendarAddress('2031-03-12');
  return (
    <>
      <CalendarView
        address={address}
        read={read}
        daysOf={({ days }) =>
          days.map((day) => ({
            day,
            spoken: ['Two concerts'],
            mark: 'C',
            titles: ['Gala', 'Opera'],
            content: <p>{`Concerts of ${day}`}</p>,
          }))
        }
        free="Nothing planned"
        empty={<p>An empty month</p>}
      />
      {address.day && (
        <DayView day={address.day} onClose={() => address.showDay(null)}>
          <p>{`Open: ${address.day}`}</p>
        </DayView>
      )}
    </>
  );
}
const opened = (read: Read<Data>, search = '') =>
  renderWithEverything(<Calendar read={read} />, {
    path: '/calendar',
    at: `/calendar?${search}`,
    features: [partsFeature],
  });
const day = (text: RegExp) => screen.getByText(text).closest('button') as HTMLElement;

beforeEach(() => screenOf(desk));

test('a day of the grid says its date and what stands there, or that nothing does', async () => {
  const { container } = await opened(there('2031-03-05'));
  const grid = screen.getByRole('grid', { name: 'March 2031' });
  expect(day(/\b5 March 2031: Two concerts$/)).toHaveTextContent(/Gala/);
  expect(day(/\b6 March 2031: Nothing planned$/)).toBeInTheDocument();
  expect(within(grid).getByText('12').closest('button')).toHaveAttribute('aria-current', 'date');
  await expectNoAxeViolations(container);
});

test('keys go from day to day, to the ends of a week, and turn the month with its date', async () => {
  const { user, address } = await opened(there());
  day(/\b12 March 2031/).focus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(day(/\b17 March 2031/)).toHaveFocus();
  await user.keyboard('{End}{ArrowUp}{ArrowLeft}');
  expect(day(/\b15 March 2031/)).toHaveFocus();
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(day(/\b15 February 2031/)).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Open: 2031-02-15')).toBeInTheDocument();
  expect(address()).toContain('day=2031-02-15');
});

test('before the month was read no day is called empty', async () => {
  await opened({ kind: 'loading' } as Read<Data>);
  expect(screen.getByRole('grid', { name: 'March 2031' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/Nothing planned/)).not.toBeInTheDocument();
});

test('the agenda of this month begins with today; earlier days come on request', async () => {
  screenOf(phone);
  const { user } = await opened(there('2031-03-05', '2031-03-20'), 'view=agenda');
  expect(screen.queryByText('Concerts of 2031-03-05')).not.toBeInTheDocument();
  expect(screen.getByText('Concerts of 2031-03-20')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 1 earlier day' }));
  expect(screen.getByText('Concerts of 2031-03-05')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Month after' }));
  expect(screen.getByText('An empty month')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByText('Concerts of 2031-03-20')).toBeInTheDocument();
});

test('on a phone a day opens over the calendar and is closed again', async () => {
  screenOf(phone);
  const { user } = await opened(there('2031-03-20'), 'view=agenda&day=2031-03-20');
  const sheet = within(await screen.findByRole('dialog', { name: /20 March 2031/ }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
