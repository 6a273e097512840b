import type { ItemTimes, WantedItem } from '@callboard/domain';
import { functionSkills } from '../../../account/catalogue/catalogue.public.ts';
import type { FunctionSkill } from '../../../account/catalogue/catalogue.public.ts';
import type { Db } from '#platform/db/tables.ts';

const asNeeds = (skills: readonly FunctionSkill[]): WantedItem['needs'] =>
  skills.map(({ id: skillId, ...skill }) => ({ skillId, ...skill }));

const clock = (time: string | null): string | null => time?.slice(0, 5) ?? null;

const itemsAsWanted = (db: Db) =>
  db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .select([
      'crewItem.id as itemId',
      'crewItem.crewId',
      'crewItem.functionId',
      'function.caption as functionCaption',
      'crewItem.startDate',
      'crewItem.startTime',
      'crewItem.endTime',
      'crewItem.endDate',
      'crewItem.timeZone',
      'crewItem.standby',
      'location.latitude',
      'location.longitude',
      functionSkills.as('skills'),
    ]);

/** Positions as the rules want them. */
export async function wantedItems(db: Db, ids: readonly string[]): Promise<WantedItem[]> {
  if (ids.length === 0) return [];
  const rows = await itemsAsWanted(db)
    .where('crewItem.id', 'in', [...ids])
    .orderBy('crewItem.id')
    .execute();
  return rows.map(({ skills, ...row }) => ({
    ...row,
    startTime: clock(row.startTime),
    endTime: clock(row.endTime),
    needs: asNeeds(skills),
  }));
}

export type TypedItem = Omit<ItemTimes, 'timeZone'> & { crewId: string; functionId: string };

/** A position that is only being typed. */
export async function wantedAsTyped(
  db: Db,
  { crewId, functionId, ...times }: TypedItem,
): Promise<WantedItem | null> {
  const row = await db
    .selectFrom('crew')
    .crossJoin('function')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .select([
      'crew.id as crewId',
      'crew.timeZone',
      'function.id as functionId',
      'function.caption as functionCaption',
      'location.latitude',
      'location.longitude',
      functionSkills.as('skills'),
    ])
    .where('crew.id', '=', crewId)
    .where('function.id', '=', functionId)
    .executeTakeFirst();
  if (!row) return null;
  const { skills, ...item } = row;
  return { itemId: null, ...item, ...times, needs: asNeeds(skills) };
}
