import { idAndName } from '#platform/http/id-and-name.ts';
import type { ProjectRow } from '@callboard/contract';
import { fileAddress } from '#platform/http/file-address.ts';
import type { Ctx } from '#platform/http/handler.ts';
import type { ProjectRowOfDb } from './project-rows.db.ts';

type Addressing = Pick<Ctx, 'tenant' | 'keys' | 'now' | 'caller'>;

/** The address of a picture that a row carries, or nothing. */
export function pictureUrl(
  file: { id: string | null; content: string | null; private: boolean | null },
  ctx: Addressing,
): string | null {
  const { id, content } = file;
  if (id === null || content === null) return null;
  return fileAddress({ id, content, private: file.private ?? true }, ctx).url;
}

const stateOf = (row: { closedAt: Date | null; cancelledAt: Date | null }) => {
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
  company: idAndName(row.companyId, row.companyName),
  clientMark: idAndName(row.markId, row.markCaption),
  location:
    row.locationId === null
      ? null
      : { id: row.locationId, name: row.locationName ?? '', city: row.locationCity ?? '' },
  beginDate: row.beginDate,
  endDate: row.endDate,
  reference: row.reference,
  manager: idAndName(row.managerId, row.managerName),
  planner: idAndName(row.plannerId, row.plannerName),
  logoUrl: pictureUrl({ id: row.logoId, content: row.logoContent, private: row.logoPrivate }, ctx),
  crews: row.crews,
  ...row.counts,
});
