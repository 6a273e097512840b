import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { render, screen } from '@testing-library/react';
import '../words/words.ts';
import { Legend } from './legend.tsx';

test.each([
  ['planner', 14, 'Double booking', 'Act now'],
  ['planning', 8, 'Overlapping events', 'Blocked date'],
  ['project', 3, 'Project quoted', 'Confirmed projects'],
] as const)('the legend of %s names its %d entries', async (palette, count, one, other) => {
  await setLanguage('en');
  const { container } = render(<Legend palette={palette} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  expect(screen.getByText(one)).toBeInTheDocument();
  expect(screen.getByText(other)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('the legend speaks the language of the person', async () => {
  await setLanguage('deAt');
  render(<Legend palette="planner" />);
  expect(screen.getByText('Feiertag')).toBeInTheDocument();
});
