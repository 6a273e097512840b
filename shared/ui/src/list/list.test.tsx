import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Briefcase } from 'lucide-react';
import type { ComponentProps } from 'react';
import '../words/words.ts';
import { Button } from '../button/button.tsx';
import { List } from './list.tsx';
import { ListRow } from './list-row.tsx';

beforeAll(() => setLanguage('en'));

test('while it loads it says so and shows rows in the shape of the content', async () => {
  const { container } = render(<List label="Mails" state={{ kind: 'loading', rows: 3 }} />);
  expect(screen.getByRole('region', { name: 'Mails' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('when it is empty it says what will be here, why, and what to do', async () => {
  const { container } = render(
    <List
      label="Jobs"
      state={{
        kind: 'empty',
        icon: Briefcase,
        title: 'No jobs to confirm',
        text: 'New requests appear here and by push.',
        action: <Button>Allow notifications</Button>,
      }}
    />,
  );
  const jobs = screen.getByRole('region', { name: 'Jobs' });
  expect(jobs).toHaveTextContent('No jobs to confirmNew requests appear here and by push.');
  expect(within(jobs).getByRole('button', { name: 'Allow notifications' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('when it failed it is told at once', () => {
  render(
    <List
      label="Mails"
      state={{ kind: 'failed', title: 'The mails did not come', text: 'Nothing is lost.' }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The mails did not come');
});

test('when it is full it is a named list of its rows', async () => {
  const { container } = render(
    <List label="Mails" state={{ kind: 'full' }}>
      <ListRow
        href="/mails/1"
        title="Petra Maier"
        subtitle="Gate 3"
        text="Good morning"
        meta="09:12"
        unread
      />
      <ListRow title="Nothing to press" />
    </List>,
  );
  const rows = within(screen.getByRole('list', { name: 'Mails' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  await expectNoAxeViolations(container);
});

test('a row that leads somewhere is a link, and unread is said, not only shown', () => {
  render(<ListRow href="/mails/1" title="Petra Maier" subtitle="Gate 3" unread current />);
  const link = screen.getByRole('link', { name: /^Unread Petra Maier\s*Gate 3$/ });
  expect(link).toHaveAttribute('href', '/mails/1');
  expect(link).toHaveAttribute('aria-current', 'true');
});

test('a row that only tells is no target', () => {
  render(<ListRow title="Schlosshof, Wien" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a row with an action is a button; the action at its end is another one', async () => {
  const [open, call] = [jest.fn(), jest.fn()];
  render(<ListRow title="Anna Kern" onClick={open} trailing={<Button onClick={call}>Call</Button>} />);
  await userEvent.click(screen.getByRole('button', { name: 'Call' }));
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Anna Kern' }));
  expect(open).toHaveBeenCalledTimes(1);
});

test("a row can be another package's link", () => {
  const RouterLink = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
    <a href={`/app${to}`} {...rest}>
      {children}
    </a>
  );
  render(<ListRow as={RouterLink} to="/jobs/7" title="Job 7" />);
  expect(screen.getByRole('link', { name: 'Job 7' })).toHaveAttribute('href', '/app/jobs/7');
});
