import { addDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { functions, skills, tags } from './demo-catalogue.ts';
import { functionId, skillId, tagId } from './seed-catalogue.ts';

/** What each person can do, how well it is proved, and the contact behind each. */
export async function seedPeople(db: Db, { tenant, people, today }: Demo): Promise<void> {
  const dice = diceOf(`skills of ${tenant.id}`);
  const personFunctions: { personId: string; functionId: string }[] = [];
  const personSkills: {
    personId: string;
    skillId: string;
    validFrom: string;
    validUntil: string | null;
  }[] = [];
  const personTags: { personId: string; tagId: string }[] = [];
  for (const [at, { id }] of people.entries()) {
    // Everybody can carry; a second function by chance, the first twelve lead crews as well.
    const shorts = new Set(['ST', functions[2 + dice.roll(functions.length - 3)]?.[0] ?? 'ST']);
    if (at < 12 || dice.roll(10) === 0) shorts.add('CC');
    for (const short of shorts)
      personFunctions.push({ personId: id, functionId: functionId(tenant.id, short) });
    const known = new Set([0, 4, dice.roll(9), 9 + dice.roll(skills.length - 9)]);
    for (const skill of known) {
      const ends =
        [addDays(today, -20), addDays(today, 6), addDays(today, 400), null][dice.roll(20) % 4] ?? null;
      personSkills.push({
        personId: id,
        skillId: skillId(tenant.id, skill),
        validFrom: addDays(today, -700),
        // Most are good for long; a few are over or nearly so.
        validUntil: dice.roll(4) === 0 ? ends : skills[skill]?.[2] ? addDays(today, 500) : null,
      });
    }
    for (const tag of new Set([dice.roll(tags.length), dice.roll(tags.length)]))
      personTags.push({ personId: id, tagId: tagId(tag) });
  }
  await insertAll(db, 'personFunction', personFunctions);
  await insertAll(db, 'personSkill', personSkills);
  await insertAll(db, 'personTag', personTags);
  await insertAll(
    db,
    'contact',
    people.map((person) => ({
      id: seedId(tenant.id, 'contact', person.id),
      number: person.contactNumber,
      kind: 'person' as const,
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      phone: person.phone,
      personId: person.id,
    })),
  );
}
