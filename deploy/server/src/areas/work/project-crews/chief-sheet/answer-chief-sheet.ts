import type { CrewChiefSheet } from '@callboard/contract';
import { isoAt } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { memberRows } from '../members/crew-members.db.ts';
import { crewPaper, paperState } from '../../crew-papers/crew-papers.public.ts';
import { isNear } from '../members/near-job.ts';

/** For those who lead, and for every planner. */
export function refuseSheet({ chief, planner }: CrewAccess): void {
  if (!chief && !planner) throw notFound();
}

export async function answerChiefSheet(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  access: CrewAccess,
): Promise<CrewChiefSheet> {
  refuseSheet(access);
  const { crew, planner, leads } = access;
  const sheet = await crewPaper(db, crew.id, 'crewChiefSheet');
  const rows = await memberRows(db, { crewId: crew.id, all: false, limit: 1000, page: 1 });
  const numbers = planner || isNear(crew, now(), await tenantRules(db));
  return {
    crewId: crew.id,
    version: sheet?.version ?? 0,
    number: sheet?.number ?? null,
    state: paperState(sheet, true),
    timeZone: crew.timeZone,
    downloadedAt: sheet?.downloadedAt?.toISOString() ?? null,
    releasedAt: sheet?.releasedAt?.toISOString() ?? null,
    chiefs: rows.filter(({ crewChief }) => crewChief).map(({ name }) => name ?? ''),
    rows: rows.map((row) => ({
      crewItemId: row.crewItemId,
      name: row.name ?? '',
      phone: numbers && row.phone ? row.phone : null,
      functionCaption: row.functionCaption,
      crewChief: row.crewChief,
      plannedFrom: row.startsAt && isoAt(row.startsAt, row.timeZone),
      plannedUntil: row.endsAt && isoAt(row.endsAt, row.timeZone),
      status: row.status,
    })),
    may: {
      download: true,
      release: leads && sheet !== undefined && sheet.downloadedAt !== null && sheet.releasedAt === null,
      sign: false,
      confirm: false,
      send: false,
    },
  };
}
