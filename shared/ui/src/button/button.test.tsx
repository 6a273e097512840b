import { expectNoAxeViolations } from '@callboard/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell, Check } from 'lucide-react';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import { IconButton } from './icon-button.tsx';

test('a button in a form does not send it unless it says so', async () => {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button>Add a row</Button>
      <Button type="submit">Save crew</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save crew' }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a busy button keeps the focus, takes no press and does not send its form', async () => {
  const press = jest.fn();
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy onClick={press}>
        Sign in
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sign in' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('an icon button is named by what it does, not by its badge', () => {
  render(<IconButton label="Notifications, 3 new" icon={Bell} badge={3} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Notifications, 3 new');
});

test('a badge of nothing is not shown', () => {
  const { container } = render(<IconButton label="Notifications" icon={Bell} badge={0} />);
  expect(container).not.toHaveTextContent('0');
});

test('the primary look is large unless told otherwise', () => {
  expect(buttonClass()).toBe('button primary large');
  expect(buttonClass({ kind: 'secondary', wide: true })).toBe('button secondary normal wide');
});

test('buttons have no axe violations', async () => {
  expect.hasAssertions();
  const { container } = render(
    <>
      <Button icon={Check}>Confirm job</Button>
      <Button kind="danger" busy>
        Refuse job
      </Button>
      <IconButton label="Notifications, 120 new" icon={Bell} badge={120} />
    </>,
  );
  await expectNoAxeViolations(container);
});
