import type { CellDetail } from '@callboard/contract';
import { cameToWork, presences } from '@callboard/domain';
import type { Presence } from '@callboard/domain';
import { pageTest, presencesIn, signInAs } from '@callboard/testing';
import { screen } from '@testing-library/react';
import feature from './feature.ts';
import { PositionRow } from './planned-positions/position-row.tsx';
import { samplePosition } from './planned-positions/sample-position.ts';
import { CellItem } from './planner-crew/cell/cell-item.tsx';
import { OnSiteDots } from './planning-calendar/crew-card/on-site-dots.tsx';

// What the screens of a crew say is told in crew-ops; here is what a planner sees of the same people.
const { show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['planner'], rights: { planningCalendar: ['READ'] } }));
const shown = (Component: () => React.ReactNode) => show({ Component });
const said = (presence: Presence) => presencesIn(screen.getByTestId(presence).textContent ?? '');

test('planned positions', async () => {
  await shown(() =>
    presences.map((presence) => (
      <div key={presence} data-testid={presence}>
        <PositionRow item={samplePosition({ presence })} />
      </div>
    )),
  );
  expect(presences.map(said)).toEqual(presences.map((presence) => [presence]));
});

const item = (presence: Presence): CellDetail['items'][number] => ({
  itemId: 'i-1',
  version: 1,
  crew: { id: 'crew-1', name: 'Load-in' },
  project: { number: '4711', name: 'Gala' },
  function: { caption: 'Rigger', short: 'RG' },
  from: '08:00',
  until: '18:00',
  payMissing: false,
  status: 'confirmed',
  presence,
  location: '',
  reason: '',
  forced: null,
  conflicts: [],
  actions: [],
});

test('a position of somebody on a day', async () => {
  const asking = { actionOf: () => null } as unknown as Parameters<typeof CellItem>[0]['asking'];
  await shown(() =>
    presences.map((presence) => (
      <div key={presence} data-testid={presence}>
        <CellItem
          name="Anna"
          item={item(presence)}
          mayPlan={false}
          busy={false}
          asking={asking}
          onPlan={() => {}}
          onEdit={null}
        />
      </div>
    )),
  );
  expect(presences.map(said)).toEqual(presences.map((presence) => [presence]));
});

test('the crews of a day', async () => {
  const { container } = await shown(() => (
    <OnSiteDots onSite={presences.map((state) => ({ state, people: 1 }))} />
  ));
  expect(new Set(presencesIn(container.textContent ?? ''))).toEqual(
    new Set(presences.filter((presence) => presence !== 'spare')),
  );
  const dots = [...container.querySelectorAll('[data-came="true"]')];
  const came = new Set(dots.map((dot) => dot.getAttribute('data-state')));
  expect(came).toEqual(new Set(presences.filter(cameToWork)));
});
