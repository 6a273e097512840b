import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { receiptVatRate } from '../../tenants/receipt-vat.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { functions, lists, regions, skills, tags } from './demo-catalogue.ts';

export const functionId = (tenant: string, short: string): string => seedId(tenant, 'function', short);
export const skillId = (tenant: string, at: number): string => seedId(tenant, 'skill', at);
export const tagId = (at: number): string => `tag-${at + 1}`;

const colors = ['#2f6f5e', '#3a6ea5', '#8a5a2b', '#7a3b69', '#4f6d2f', '#a1553a', '#555a8a'];

export async function seedCatalogue(db: Db, { tenant }: Demo): Promise<void> {
  const german = tenant.defaultLanguage.startsWith('de');
  const say = (en: string, de: string) => (german ? de : en);
  const entries = Object.entries(lists).flatMap(([list, its]) =>
    its.map(([id, en, de], rank) => ({
      list: list as 'regions',
      id,
      caption: say(en, de),
      rank,
      parameters: JSON.stringify(
        list === 'receiptTypes' ? { vatRate: receiptVatRate(tenant.defaultLanguage, id) } : {},
      ),
    })),
  );
  await insertAll(db, 'catalogueEntry', [
    ...entries,
    ...regions.map(([id, caption], rank) => ({ list: 'regions' as const, id, caption, rank })),
    ...tags.map(([en, de], rank) => ({
      list: 'crewTags' as const,
      id: tagId(rank),
      caption: say(en, de),
      rank,
    })),
  ]);
  await insertAll(
    db,
    'skill',
    skills.map(([en, de, documentBased], at) => ({
      id: skillId(tenant.id, at),
      caption: say(en, de),
      documentBased: documentBased ?? false,
    })),
  );
  await insertAll(
    db,
    'function',
    functions.map(([short, en, de, more], rank) => ({
      id: functionId(tenant.id, short),
      caption: say(en, de),
      short,
      crewChief: more === 'chief',
      spare: more === 'spare',
      color: colors[rank % colors.length] ?? null,
      payHint: `${german ? 'ab' : 'from'} ${16 + (rank % 6) * 2} ${german ? '€/Std.' : '£/h'}`,
      rank,
    })),
  );
  const needs = (short: string, skill: number, required: boolean) => ({
    functionId: functionId(tenant.id, short),
    skillId: skillId(tenant.id, skill),
    required,
  });
  await insertAll(db, 'functionSkill', [
    needs('RG', 2, false),
    needs('HR', 2, true),
    needs('HR', 3, false),
    needs('FL', 1, true),
    needs('DR', 4, true),
    needs('CC', 0, false),
    needs('SE', 7, false),
  ]);
}
