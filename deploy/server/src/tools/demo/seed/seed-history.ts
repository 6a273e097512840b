import type { Db } from '#platform/db/tables.ts';
import type { Person } from '../demo-people.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';

const devices = ['Chrome · Android', 'Safari · iPhone', 'Firefox · Windows', 'Safari · iPad', 'Chrome · Mac'];
const minute = 60_000;

/** A past for those who are looked at first: when they signed in, and that they chose their password. */
export async function seedHistory(
  db: Db,
  { tenant, people, now }: { tenant: string; people: readonly Person[]; now: Date },
): Promise<void> {
  const dice = diceOf(`history of ${tenant}`);
  const rows = people.slice(0, 20).flatMap(({ id }, who) =>
    Array.from({ length: 12 }, (_, at) => ({
      id: seedId(tenant, 'activity', who, at),
      personId: id,
      type: 'LOG' as const,
      category: 'session',
      caption: at === 11 ? 'password_set' : 'signed_in',
      body: at === 11 ? '' : dice.pick(devices),
      personParty: id,
      at: new Date(now.getTime() - (at * 1440 + 60 + dice.roll(900)) * minute),
    })),
  );
  await insertAll(db, 'activity', rows);
}
