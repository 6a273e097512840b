import type { CrewFilling, FillReason } from '@callboard/contract';
import { conflictsOf } from '@callboard/domain';
import type { Conflict, ConflictRules } from '@callboard/domain';
import { asOther, kilometresBetween } from './fill-cost.ts';
import type { FillPerson, FillPosition } from './fill-cost.ts';
import type { FillFacts } from './fill-facts.ts';
import type { FillReply } from './fill-messages.ts';
import type { OpenPosition } from './open-positions.db.ts';

const goodRating = 4;
const nearKm = 30;

const presentPosition = (row: OpenPosition) => ({
  itemId: row.itemId,
  version: row.version,
  crew: { id: row.crewId, name: row.crewName, number: row.crewNumber },
  project: { id: row.projectId, number: row.projectNumber, name: row.projectName },
  function: { id: row.functionId, caption: row.caption, short: row.short },
  day: row.day,
  from: row.from,
  until: row.until,
});

function reasonsOf(
  person: FillPerson,
  position: FillPosition,
  conflicts: readonly Conflict[],
  { rating }: { rating: { average: number | null; count: number } },
): FillReason[] {
  const km = kilometresBetween(person, position);
  const reasons: FillReason[] = [];
  if (person.applied.includes(position.itemId)) reasons.push({ kind: 'applied', params: {} });
  if (rating.average !== null && rating.average >= goodRating)
    reasons.push({ kind: 'wellRated', params: { average: rating.average, count: rating.count } });
  if (km !== null && km <= nearKm) reasons.push({ kind: 'near', params: { km } });
  if (person.underQuotaMinutes > 0)
    reasons.push({ kind: 'underQuota', params: { minutes: person.underQuotaMinutes } });
  if ((person.accountMinutes ?? 0) < 0)
    reasons.push({ kind: 'accountBelowZero', params: { minutes: -(person.accountMinutes ?? 0) } });
  if (conflicts.length === 0) reasons.push({ kind: 'nothingAgainst', params: {} });
  return reasons;
}

/** With each proposal what remains to be said against it, the other proposals of its person included. */
const warningsOf = (
  position: FillPosition,
  person: FillPerson,
  others: readonly FillPosition[],
  rules: ConflictRules,
): Conflict[] =>
  conflictsOf(position, { ...person.facts, items: [...person.facts.items, ...others.map(asOther)] }, rules);

export function presentFilling(
  open: readonly OpenPosition[],
  { work, figures }: FillFacts,
  { proposals, gaps, leftOut }: FillReply,
): Pick<CrewFilling, 'proposals' | 'gaps' | 'considered' | 'leftOut'> {
  const people = new Map(work.people.map((one) => [one.id, one]));
  const positions = new Map(work.positions.map((one) => [one.itemId, one]));
  const proposed = new Map(proposals);
  const why = new Map(gaps);
  const othersOf = ({ personId, itemId }: { personId: string; itemId: string }) =>
    proposals.flatMap(([id, one]) => (one === personId && id !== itemId ? (positions.get(id) ?? []) : []));
  return {
    proposals: open.flatMap((row) => {
      const person = people.get(proposed.get(row.itemId) ?? '');
      const position = positions.get(row.itemId);
      const figure = person && figures.get(person.id);
      if (!person || !position || !figure) return [];
      const others = othersOf({ personId: person.id, itemId: row.itemId });
      const conflicts = warningsOf(position, person, others, work.rules);
      return [
        {
          ...presentPosition(row),
          person: { id: person.id, name: figure.name, city: figure.city },
          reasons: reasonsOf(person, position, conflicts, figure),
          conflicts,
        },
      ];
    }),
    gaps: open.flatMap((row) => {
      const reasons = why.get(row.itemId);
      return reasons ? [{ ...presentPosition(row), why: reasons }] : [];
    }),
    considered: work.people.length,
    leftOut: [...leftOut],
  };
}
