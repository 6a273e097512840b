import type { ProjectRow } from '@callboard/contract';
import { fileAddress } from '../files/addressed.ts';
import type { Ctx } from '../http/handler.ts';
import type { ProjectRowOfDb } from './project-rows.db.ts';

type Addressing = Pick<Ctx, 'tenant' | 'secret' | 'now' | 'caller'>;

export const pair = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

/** The address of a picture that a row carries, or nothing. */
export function pictureUrl(
  file: { id: string | null; content: string | null; private: boolean | null },
  ctx: Addressing,
): string | null {
  const { id, content } = file;
  if (id === null || content === null) return null;
  return fileAddress({ id, content, private: file.private ?? true }, ctx).url;
}

export const stateOf = (row: { closedAt: Date | null; cancelledAt: Date | null }) => {
  if (row.cancelledAt) return 'cancelled' as const;
  return row.closedAt ? ('closed' as const) : ('open' as const);
};

export const presentProjectRow = (row: ProjectRowOfDb, ctx: Addressing): ProjectRow => ({
  id: row.id,
  number: row.number,
  name: row.name,
  kind: row.kind,
  status: row.status,
  state: stateOf(row),
  company: pair(row.companyId, row.companyName),
  clientMark: pair(row.markId, row.markCaption),
  location:
    row.locationId === null
      ? null
      : { id: row.locationId, name: row.locationName ?? '', city: row.locationCity ?? '' },
  beginDate: row.beginDate,
  endDate: row.endDate,
  reference: row.reference,
  manager: pair(row.managerId, row.managerName),
  planner: pair(row.plannerId, row.plannerName),
  logoUrl: pictureUrl({ id: row.logoId, content: row.logoContent, private: row.logoPrivate }, ctx),
  crews: row.crews,
  ...row.counts,
});
