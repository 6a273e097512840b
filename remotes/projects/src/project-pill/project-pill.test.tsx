import { projectStatuses } from '@callboard/domain';
import { signInAs } from '@callboard/testing';
import { CalendarMark } from '@callboard/parts';
import { render } from '@testing-library/react';
import { ProjectPill } from './project-pill.tsx';

beforeEach(() => signInAs({ roles: ['client'] }));
const coloursOf = (element: Element | null) => (element as HTMLElement | null)?.getAttribute('style');

test.each(projectStatuses)('%s has one colour and one sign in lists and in the calendar', (status) => {
  const pill = render(<ProjectPill project={{ status, state: 'open' }} />).container.firstElementChild;
  const mark = render(<CalendarMark palette="project" state={status} />).container.firstElementChild;
  expect(coloursOf(pill)).toMatch(/--tint-light/);
  expect(coloursOf(pill)).toBe(coloursOf(mark));
  const signOf = (element: Element | null | undefined) =>
    element?.querySelector('svg')?.getAttribute('class');
  expect(signOf(mark)).toMatch(/lucide-/);
  expect(signOf(pill)).toBe(signOf(mark));
});
