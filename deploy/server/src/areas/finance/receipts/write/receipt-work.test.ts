import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../../tools/testing/database/plant.db.ts';
import { addReceiptPeople } from '../../../../tools/testing/fixtures/receipt.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', addReceiptPeople);
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const workOf = async (login: string) => (await (await signIn(server, login)).client.get('/receiptWork')).body;
type Job = { crewItemId: string };

/** A job of somebody on a day. */
const plantJob = (
  id: string,
  day: string,
  some: Record<string, unknown> = {},
  kind: 'client' | 'vacation' = 'client',
) =>
  server.inTenant('north', async (db) => {
    const project = await plantProject(db, { kind });
    const crew = await plantCrew(db, { projectId: project.id, startDate: day });
    return plantItem(db, { id, crewId: crew.id, personId: 'person-cora', ...some });
  });

test('a person chooses among the own jobs of the days that a receipt may be of, the newest first', async () => {
  await plantJob('oldest', '2026-08-23');
  await plantJob('soon', '2026-12-05');
  await plantJob('today', '2026-11-21');
  await plantJob('too long ago', '2026-08-22');
  await plantJob('too far ahead', '2026-12-06');
  await plantJob('only asked', '2026-11-20', { status: 'requested' });
  await plantJob('called off', '2026-11-19', { status: 'notNeeded' });
  await plantJob('somebody else’s', '2026-11-21', { personId: 'person-carl' });
  await plantJob('day off', '2026-11-18', {}, 'vacation');
  const { jobs, projects } = await workOf('cora');
  expect(jobs.map(({ crewItemId }: Job) => crewItemId)).toEqual(['soon', 'today', 'oldest']);
  expect(jobs[1]).toMatchObject({
    day: '2026-11-21',
    caption: expect.stringContaining('Load-in'),
    project: { name: 'A long night at the opera' },
  });
  expect(projects).toEqual([]);
});

test('the office chooses among projects that go on in these days as well', async () => {
  await server.inTenant('north', async (db) => {
    const days = (beginDate: string, endDate: string | null) => ({ beginDate, endDate });
    await plantProject(db, { id: 'goes on', ...days('2026-01-01', null) });
    await plantProject(db, { id: 'just over', ...days('2026-08-01', '2026-08-23') });
    await plantProject(db, { id: 'long over', ...days('2026-08-01', '2026-08-22') });
    await plantProject(db, { id: 'next year', ...days('2027-01-01', null) });
    await plantProject(db, { id: 'cancelled', ...days('2026-11-01', null), cancelledAt: new Date() });
    await plantProject(db, { id: 'days off', ...days('2026-11-01', null), kind: 'sickness' });
  });
  const { jobs, projects } = await workOf('abel');
  expect(jobs).toEqual([]);
  expect(projects.map(({ id }: { id: string }) => id)).toEqual(['just over', 'goes on']);
  expect(projects[0]).toHaveProperty('companyId');
});
