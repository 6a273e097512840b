import { crewItemGroups, crewItemStates, isOneOf } from '@callboard/domain';
import type { CrewItemState } from '@callboard/domain';
import { json } from '#platform/db/tables.ts';
import { plantForm } from '../../../tools/testing/fixtures/form.fixture.ts';
import { addLogin, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../tools/testing/database/plant.db.ts';
import { north } from '../../../tools/testing/server/tenants.ts';
import { chiefsOf, inCrew, isChief, leadsCrew, ledBy, ledWith } from './crew-roles.db.ts';

const crewRights: [string, string][] = [
  ['projects', 'READ'],
  ['persons', 'READ'],
];
const server = serverWithPeople({
  fill: async () => {
    server.setNow(new Date('2026-11-21T06:00:00Z'));
    await server.inTenant(north.id, async (db) => {
      await addLogin(db, { login: 'chief', rights: crewRights });
      await addLogin(db, { login: 'paula', types: ['planners'], rights: [['crews', 'EDIT']] });
      const project = await plantProject(db, { plannerId: 'person-paula' });
      await plantCrew(db, { id: 'crew-1', projectId: project.id });
      await plantItem(db, { id: 'item-1', crewId: 'crew-1', personId: 'person-chief', crewChief: true });
      await plantForm(db, { id: 'safe', kind: 'securityCheck', name: 'Site safety' }, [
        { id: 'exits', kind: 'yesNo', required: true },
      ]);
    });
    const { client } = await signIn(server, 'paula');
    await client.post('/projectCrews/crew-1/securityChecks', { formId: 'safe' });
  },
});
const who = { crewId: 'crew-1', personId: 'person-chief' };
type Standing = { status?: CrewItemState; crewChief?: boolean; changes?: ReturnType<typeof json> | null };
const stands = (set: Standing) =>
  server.inTenant(north.id, (db) => db.updateTable('crewItem').set(set).where('id', '=', 'item-1').execute());

/** Every way in which the server asks who leads a crew. */
const answers = () =>
  server.inTenant(north.id, async (db) => {
    const item = await db.selectFrom('crewItem').select(isChief('crewItem').as('is')).executeTakeFirst();
    const crew = await db
      .selectFrom('crew')
      .select(ledBy('person-chief', 'crew').as('is'))
      .executeTakeFirst();
    const mate = await db
      .selectFrom('crewItem')
      .select(ledWith('person-chief', 'crewItem').as('is'))
      .executeTakeFirst();
    const chiefs = await chiefsOf(db, 'crew-1');
    return [item?.is, crew?.is, mate?.is, chiefs.includes('person-chief'), await leadsCrew(db, who)];
  });

/** What a chief sees that nobody else in the crew does. */
const seen = async () => {
  const { client } = await signIn(server, 'chief');
  const led = await client.get('/jobs/crewChief');
  const checks = await client.get('/projectCrews/crew-1/securityChecks');
  const papers = await client.get('/forms/safe/documents');
  return [led.body.total === 1, checks.status === 200, papers.status === 200];
};

test.each(crewItemStates)('a chief whose position is %s', async (status) => {
  await stands({ status, changes: status === 'hasChanged' ? json([]) : null });
  const leads = isOneOf(status, crewItemGroups.booked);
  expect(await answers()).toEqual([leads, leads, leads, leads, leads]);
  expect(await seen()).toEqual([leads, leads, leads]);
  expect(await server.inTenant(north.id, (db) => inCrew(db, who))).toBe(
    isOneOf(status, crewItemGroups.member),
  );
});

test('nobody leads a crew without being its chief, and nobody without a person', async () => {
  await stands({ status: 'confirmed', crewChief: false });
  expect(await answers()).toEqual([false, false, false, false, false]);
  expect(await seen()).toEqual([false, false, false]);
  await stands({ crewChief: true });
  const nobody = { crewId: 'crew-1', personId: null };
  expect(await server.inTenant(north.id, (db) => leadsCrew(db, nobody))).toBe(false);
});
