import { turnCases } from '@callboard/domain/cases';
import { documentsSweep } from './documents.sweep.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import { runSweep } from '../../../../tools/testing/server/run-sweep.driver.ts';

const people = ['a', 'b', 'c'];
const login = (name: string) => `signer-${name}`;
const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      for (const name of people) await addLogin(db, { login: login(name), types: ['crew'] });
    }),
});

/** Each case as a document, one by one or all at once. */
const plantCase = (order: 'oneByOne' | 'parallel', { signatories }: (typeof turnCases)[number]) =>
  server.inTenant('north', (db) =>
    plantDocument(
      db,
      filesOf(server),
      signatories.map(({ name, step, required, status }) => ({ login: login(name), step, required, status })),
      {
        status: 'onGoing',
        signatoriesOrder: order === 'oneByOne' ? 'one by one' : 'parallel',
        createdAt: new Date('2026-11-01T08:00:00Z'),
      },
    ),
  );

const cases = turnCases.flatMap((one) => [
  { ...one, order: 'oneByOne' as const, expected: one.oneByOne },
  { ...one, order: 'parallel' as const, expected: one.parallel },
]);

test.each(cases)(
  'home and reminders know whose turn it is, $order: $name',
  async ({ order, expected, ...one }) => {
    const { id } = await plantCase(order, one);
    const onHome: string[] = [];
    for (const name of people) {
      const { body } = await (await signIn(server, login(name))).client.get('/home');
      if (JSON.stringify(body.needsYou).includes(`"${id}"`)) onHome.push(name);
    }
    expect(onHome).toEqual(expected);
    await runSweep(server, documentsSweep, new Date('2026-11-21T08:00:00Z'));
    const reminded = await server.inTenant('north', (db) =>
      db
        .selectFrom('signatory')
        .select('personId')
        .where('documentId', '=', id)
        .where('remindedDays', '>', 0)
        .orderBy('personId')
        .execute(),
    );
    expect(reminded.map(({ personId }) => personId)).toEqual(expected.map((name) => `person-${login(name)}`));
  },
);
