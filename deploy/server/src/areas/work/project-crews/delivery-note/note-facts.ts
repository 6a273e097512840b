import { createHash } from 'node:crypto';
import type { DeliveryNote, NoteProblem } from '@callboard/contract';
import { isoAt } from '@callboard/domain';
import { checkRows } from '../../crew-checks/crew-checks.public.ts';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { paperHead, problemRows } from '../../crew-papers/crew-papers.public.ts';
import type { ProblemRow } from '../../crew-papers/crew-papers.public.ts';
import { presentHours, sumOf } from './present-hours.ts';

export type NoteFacts = Pick<
  DeliveryNote,
  | 'project'
  | 'crew'
  | 'client'
  | 'place'
  | 'timeZone'
  | 'startDate'
  | 'endDate'
  | 'signedOffBy'
  | 'signedOffAt'
  | 'signOffNote'
  | 'rows'
  | 'plannedMinutes'
  | 'checkedMinutes'
  | 'approvedMinutes'
  | 'roundingMinutes'
  | 'problems'
>;

/** Everything that a client signs for. The screen shows it, the PDF prints it, the signature names its hash. */
export async function noteFacts(db: Db, crewId: string, now: Date): Promise<NoteFacts> {
  const head = await paperHead(db, crewId);
  const rules = await tenantRules(db);
  const checks = await checkRows(db, { crewId });
  const rows = checks.map((row) => presentHours(row, now, rules));
  const iso = (at: Date) => isoAt(at, head.timeZone);
  return {
    project: { number: head.projectNumber, name: head.projectName },
    crew: { number: head.number, name: head.name },
    client: head.companyName ?? '',
    place: head.place,
    timeZone: head.timeZone,
    startDate: head.startDate,
    endDate: head.endDate,
    signedOffBy: head.signedOffBy ?? '',
    signedOffAt: head.signedOffAt && iso(head.signedOffAt),
    signOffNote: head.signOffNote,
    rows,
    plannedMinutes: sumOf(rows, 'plannedMinutes'),
    checkedMinutes: sumOf(rows, 'checkedMinutes'),
    approvedMinutes: sumOf(rows, 'approvedMinutes'),
    roundingMinutes: checks.find(({ roundingMinutes }) => roundingMinutes)?.roundingMinutes ?? 0,
    problems: (await problemRows(db, crewId)).map((row) => presentProblem(row, iso)),
  };
}

const presentProblem = (row: ProblemRow, iso: (at: Date) => string): NoteProblem => ({
  id: row.id,
  text: row.body,
  by: row.by,
  at: iso(row.at),
  settled:
    row.settledAs && row.settledAt
      ? { as: row.settledAs, answer: row.answer, by: row.settledBy ?? '', at: iso(row.settledAt) }
      : null,
});

export const hashOf = (number: string | null, facts: NoteFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([number, facts]))
    .digest('hex');
