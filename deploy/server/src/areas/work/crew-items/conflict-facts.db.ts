import type { ItemTimes, WantedItem } from '@callboard/domain';
import { functionSkills } from '../../account/catalogue/catalogue.public.ts';
import type { FunctionSkill } from '../../account/catalogue/catalogue.public.ts';
import type { Db } from '#platform/db/tables.ts';

const asNeeds = (skills: readonly FunctionSkill[]): WantedItem['needs'] =>
  skills.map(({ id: skillId, ...skill }) => ({ skillId, ...skill }));

const clock = (time: string | null): string | null => time?.slice(0, 5) ?? null;

const itemsAsWanted = (db: Db) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .leftJoin('location as l', 'l.id', 'k.locationId')
    .select([
      'i.id as itemId',
      'i.crewId',
      'i.functionId',
      'f.caption as functionCaption',
      'i.startDate',
      'i.startTime',
      'i.endTime',
      'i.endDate',
      'i.timeZone',
      'i.standby',
      'l.latitude',
      'l.longitude',
      functionSkills.as('skills'),
    ]);

/** Positions as the rules want them. */
export async function wantedItems(db: Db, ids: readonly string[]): Promise<WantedItem[]> {
  if (ids.length === 0) return [];
  const rows = await itemsAsWanted(db)
    .where('i.id', 'in', [...ids])
    .orderBy('i.id')
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
    .selectFrom('crew as k')
    .crossJoin('function as f')
    .leftJoin('location as l', 'l.id', 'k.locationId')
    .select([
      'k.id as crewId',
      'k.timeZone',
      'f.id as functionId',
      'f.caption as functionCaption',
      'l.latitude',
      'l.longitude',
      functionSkills.as('skills'),
    ])
    .where('k.id', '=', crewId)
    .where('f.id', '=', functionId)
    .executeTakeFirst();
  if (!row) return null;
  const { skills, ...item } = row;
  return { itemId: null, ...item, ...times, needs: asNeeds(skills) };
}
