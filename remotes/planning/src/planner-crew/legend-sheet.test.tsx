import { pageTest, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { letterStates } from './grid/cell-looks.ts';
import { LegendSheet } from './legend-sheet.tsx';

const { show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['planner'], rights: { planningCalendar: ['READ'] } }));

test('every sign of the grid is explained: each fill, the dot, drafts and who has a cell open', async () => {
  await show({ Component: () => <LegendSheet onClose={() => undefined} /> });
  const sheet = within(await screen.findByRole('dialog', { name: 'Legend' }));
  const entries = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
  // Its borders, the dot, a draft of one's own, that of somebody else, and the pen.
  const beside = 3 + 4;
  expect(entries).toHaveLength(new Set(Object.values(letterStates)).size + beside);
  expect(entries).toContain('BBlocked date');
  expect(entries).toContain('EBusy elsewhere');
  expect(sheet.getByText('There is more on this day')).toBeVisible();
  expect(sheet.getByText('Planned by you, not sent yet')).toBeVisible();
});
