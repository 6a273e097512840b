import type { HomeEntryKind } from '@callboard/contract';
import { entriesAtMost } from './home-list.ts';
import type { Found } from './home-list.ts';
import type { SkillRow } from './home-skills.db.ts';

/** A training of one's own renews a skill; without one a paper does. */
export function skillEntries(
  rows: readonly SkillRow[],
  { today, ownForms }: { today: string; ownForms: ReadonlySet<string> },
): Found[] {
  const trainingOf = ({ trainings }: SkillRow) => trainings.find((id) => ownForms.has(id));
  const kindOf = (row: SkillRow): HomeEntryKind => {
    if (trainingOf(row)) return 'skillByTraining';
    if (row.validUntil === null) return 'skillMissing';
    return row.validUntil < today ? 'skillEnded' : 'skillEnding';
  };
  return [...Map.groupBy(rows, kindOf)].map(([kind, some]) => ({
    kind,
    entries: some.slice(0, entriesAtMost).map((row) => ({
      id: row.id,
      link: { id: trainingOf(row) ?? row.id },
      words: { title: row.caption, day: row.validUntil ?? '', functions: row.functions },
      marks: row.functions ? ['blocks'] : [],
    })),
    total: some.length,
  }));
}
