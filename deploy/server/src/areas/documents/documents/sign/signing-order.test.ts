import { isReadyToSign, isTurnOf, neededOf, waitingFor } from '@callboard/domain';
import type { SigningStep } from '@callboard/domain';
import * as fc from 'fast-check';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import { consentText } from './consent-text.ts';

const people = ['a', 'b', 'c', 'd'];
const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      for (const login of people) await addLogin(db, { login, types: ['crew'] });
    }),
});

const scene = fc.record({
  oneByOne: fc.boolean(),
  signers: fc.array(fc.record({ step: fc.integer({ min: 1, max: 3 }), required: fc.boolean() }), {
    minLength: 1,
    maxLength: people.length,
  }),
  moves: fc.array(
    fc.record({
      who: fc.nat({ max: people.length - 1 }),
      does: fc.constantFrom(
        'sign' as const,
        'sign' as const,
        'sign' as const,
        'decline' as const,
        'remove' as const,
      ),
    }),
    { maxLength: 10 },
  ),
});

type Answer = { status: number; body: { code?: string; params?: Record<string, unknown> } };

test('the server signs by the same order as the rule, whoever tries what', async () => {
  const clients = await Promise.all(people.map(async (login) => (await signIn(server, login)).client));
  await fc.assert(
    fc.asyncProperty(scene, async ({ oneByOne, signers, moves }) => {
      const document = {
        signatoriesOrder: oneByOne ? 'one by one' : 'parallel',
        allowSignatories: true,
      };
      const planted = await server.inTenant('north', (db) =>
        plantDocument(
          db,
          filesOf(server),
          signers.map((one, at) => ({ login: people[at] ?? '', ...one })),
          { signatoriesOrder: document.signatoriesOrder },
        ),
      );
      const { id, sha256, signatories } = planted;
      const { name, number } = await server.inTenant('north', (db) =>
        db.selectFrom('document').select(['name', 'number']).where('id', '=', id).executeTakeFirstOrThrow(),
      );
      const facts = { timeZone: 'Europe/Vienna' };
      const consent = consentText('en', { name, number, tenantName: 'North' });
      let steps: SigningStep[] = signers.map((one, at) => ({
        id: signatories[at] ?? '',
        name: `Zoë D'${people[at]}`,
        status: 'readyToSign',
        signed: false,
        ...one,
      }));
      let isOpen = true;
      /** What the server answered, and what the rule says. */
      const log: (readonly [unknown, unknown])[] = [];
      const become = (own: SigningStep, more: Partial<SigningStep>) => {
        steps = steps.map((one) => (one === own ? { ...one, ...more } : one));
      };
      for (const { who, does } of moves) {
        const own = steps[who % steps.length];
        const client = clients[who % steps.length];
        if (!own || !client) continue;
        if (does === 'remove') {
          if (own.signed || !isOpen) continue;
          await server.inTenant('north', (db) =>
            db.updateTable('signatory').set({ status: 'void' }).where('id', '=', own.id).execute(),
          );
          become(own, { status: 'void' });
          continue;
        }
        const ready = isOpen && isReadyToSign(own, document) && !own.signed;
        if (does === 'decline') {
          const answer: Answer = await client.post(`/documents/${id}/decline/${own.id}`, {
            reason: 'No.',
            ...facts,
          });
          log.push([answer.status, ready || own.status === 'declined' ? 200 : 409]);
          if (!ready) continue;
          const closes = own.required && neededOf(steps).includes(own);
          become(own, { status: 'declined' });
          if (closes || neededOf(steps).length === 0) isOpen = false;
        } else {
          const body = { signature: { how: 'typed', name: own.name }, consent, sha256, ...facts };
          const answer: Answer = await client.post(`/documents/${id}/sign/${own.id}`, body);
          const { code, params } = answer.body;
          const others = waitingFor(own, steps, document).map((one) => one.name);
          const turn = ready && isTurnOf(own, steps, document);
          if (own.signed || turn) log.push([code, undefined]);
          else if (ready)
            log.push([`${code} ${String(params?.['waitingFor'])}`, `not_your_turn ${others.join(', ')}`]);
          else log.push([code, 'wrong_state']);
          // Nothing is decided by an answer that changes nothing.
          if (!turn) continue;
          become(own, { status: 'signed', signed: true });
        }
        if (neededOf(steps).length > 0 && neededOf(steps).every((one) => one.signed)) isOpen = false;
      }
      expect(log.map(([answered]) => answered)).toEqual(log.map(([, ruled]) => ruled));
      const given = await server.inTenant('north', (db) =>
        db
          .selectFrom('signature')
          .select('signatoryId')
          .where('signatoryId', 'in', [...signatories])
          .execute(),
      );
      expect(given.map((one) => one.signatoryId).toSorted()).toEqual(
        steps
          .filter((one) => one.signed)
          .map((one) => one.id)
          .toSorted(),
      );
    }),
    { numRuns: 12 },
  );
});
