import { addDays } from '@callboard/domain';
import type { CrewFilling } from '@callboard/contract';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { demoPassword } from '../../../tools/demo/demo-tenants.ts';
import { demoDay } from '../../../tools/testing/demo-template.ts';
import { signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { serverForTests } from '../../../tools/testing/server/test-server.ts';
import { callerOf } from '../../account/session/session/caller.ts';

jest.setTimeout(120_000);

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: demoDay,
});

test('of the people in the grid each is proposed or left out in one group, and none without the skill', async () => {
  server.setNow(demoDay);
  const { client } = await signIn(server, 'planner', 'nordlicht.localhost', demoPassword);
  const grid = (await client.get('/plannerGrid?from=2026-11-21&to=2026-11-30')).body;
  let filled = 0;
  for (let n = 1; n < 10; n += 1) {
    const day = addDays('2026-11-21', n);
    const filling: CrewFilling = (await client.get(`/planningCalendarItems/fill?day=${day}`)).body;
    const { considered, proposals, gaps, leftOut } = filling;
    const people = new Set(proposals.map(({ person }) => person.id)).size;
    const sum = (groups: readonly { people: number }[]) =>
      groups.reduce((all, group) => all + group.people, 0);
    expect([day, people + sum(leftOut)]).toEqual([day, considered]);
    expect(considered).toBeLessThanOrEqual(grid.total);
    for (const { why } of gaps) expect([day, sum(why)]).toEqual([day, considered]);
    const kinds = proposals.flatMap(({ conflicts }) => conflicts.map(({ kind }) => kind));
    expect(kinds).not.toContain('skillMissing');
    expect(kinds).not.toContain('skillExpired');
    filled += proposals.length;
  }
  expect(filled).toBeGreaterThan(0);
});
