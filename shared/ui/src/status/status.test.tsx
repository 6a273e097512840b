import { expectNoAxeViolations } from '@callboard/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Clock } from 'lucide-react';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Chip, ChipRow } from './chip.tsx';
import { initialsOf } from './initials.ts';
import { Progress } from './progress.tsx';
import { StatusPill } from './status-pill.tsx';

test.each([
  ['first and last name', 'Ada Kern', 'AK'],
  ['one word gives one letter', 'Office', 'O'],
  ['words between are left out', 'Maria de la Cruz', 'MC'],
  ['signs are no words', 'Redwave Events +3', 'RE'],
  ['letters beyond Latin', 'Şükrü Żak', 'ŞŻ'],
  ['letters of two code units stay whole', '𝒜da 𝒦ern', '𝒜𝒦'],
  ['nothing at all', '   ', ''],
])('initials: %s', (_, name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('an avatar without a picture, or with a broken one, shows initials', () => {
  const { container } = render(<Avatar name="Ada Kern" src="/gone.jpg" />);
  const picture = container.querySelector('img');
  expect(container).not.toHaveTextContent('AK');
  if (picture) fireEvent.error(picture);
  expect(container).toHaveTextContent('AK');
});

test('the same name has the same colours', () => {
  const { container } = render(
    <>
      <Avatar name="Ada Kern" />
      <Avatar name="Ada Kern" />
    </>,
  );
  const [one, other] = container.children;
  expect(one?.className).toBe(other?.className);
});

test('a badge beyond 99 stays small; its label is what is read', () => {
  render(<Badge count={120} label="120 unread" />);
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('120 unread')).toBeInTheDocument();
});

test('progress is told in figures and never runs over', () => {
  render(<Progress label="Upload" value={15} max={12} text="12 of 12" />);
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  expect(bar).toHaveAttribute('value', '12');
  expect(bar).toHaveAttribute('aria-valuetext', '12 of 12');
});

test('a chip says whether it is chosen', async () => {
  const press = jest.fn();
  render(<Chip label="Rigger" selected onClick={press} />);
  const chip = screen.getByRole('button', { name: 'Rigger', pressed: true });
  await userEvent.click(chip);
  expect(press).toHaveBeenCalledTimes(1);
});

test('status, chips and progress have no axe violations', async () => {
  expect.hasAssertions();
  const { container } = render(
    <>
      <StatusPill status="changed" icon={Clock} label="Has changed" />
      <Avatar name="Ada Kern" />
      <ChipRow label="Filters">
        <Chip label="Rigger" selected />
        <Chip label="Remove Wien" removable />
      </ChipRow>
      <Progress label="Upload" value={3} max={12} text="3 of 12" />
      <Progress label="Quota" value={3} max={0} bare />
    </>,
  );
  await expectNoAxeViolations(container);
});
