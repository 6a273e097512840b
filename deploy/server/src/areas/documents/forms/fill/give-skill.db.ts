import type { Db } from '#platform/db/tables.ts';

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
    .insertInto('personSkill')
    .values({ personId, skillId, validFrom: from, validUntil: until })
    .onConflict((on) =>
      on
        .columns(['tenantId', 'personId', 'skillId'])
        .doUpdateSet({ validFrom: from, validUntil: until })
        .where((of) =>
          until === null
            ? of('personSkill.validUntil', 'is not', null)
            : of('personSkill.validUntil', '<', until),
        ),
    )
    .execute();
