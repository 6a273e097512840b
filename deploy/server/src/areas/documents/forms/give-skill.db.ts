import type { Db } from '../../../platform/db/tables.ts';

/** A skill from a passed training; one that lasts longer already stays as it is. */
export const giveSkill = (
  db: Db,
  {
    personId,
    skillId,
    from,
    until,
  }: { personId: string; skillId: string; from: string; until: string | null },
) =>
  db
    .insertInto('person_skill')
    .values({ person_id: personId, skill_id: skillId, valid_from: from, valid_until: until })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'person_id', 'skill_id'])
        .doUpdateSet({ valid_from: from, valid_until: until })
        .where((of) =>
          until === null
            ? of('person_skill.valid_until', 'is not', null)
            : of('person_skill.valid_until', '<', until),
        ),
    )
    .execute();
