import { registerWords } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import feature from '../feature.ts';
import { MessagePeople } from './message-people.tsx';

beforeAll(() => registerWords('mailbox', feature.words));

const crowd = Array.from({ length: 20 }, (_, number) => ({
  name: `Person ${number + 1}`,
  email: `person-${number + 1}@example.org`,
}));
const shown = (people = crowd) =>
  render(
    <dl>
      <MessagePeople label="Cc" people={people} />
    </dl>,
  );

test('of twenty people three are named, the others wait', async () => {
  const { container } = shown();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Person 1',
    'Person 2',
    'Person 3',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show 17 more people', expanded: false }));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByText('person-20@example.org')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('three people need no folding, and who has no name is called by the address', () => {
  shown([...crowd.slice(0, 2), { name: '', email: 'gate@example.org' }]);
  expect(screen.getByText('gate@example.org')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
