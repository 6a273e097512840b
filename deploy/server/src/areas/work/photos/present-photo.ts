import { crewPhotoEdges } from '@callboard/contract';
import type { CrewPhoto } from '@callboard/contract';
import { sizedFile } from '#platform/files/file-sizes.db.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { addressFor } from '../crew-access/crew-access.public.ts';
import type { PhotoRow } from './photo.db.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const mayDelete = (row: PhotoRow, personId: string | null, now: Date): boolean =>
  row.personId === personId && now.getTime() - row.submittedAt.getTime() <= dayMs;

export function presentPhoto(row: PhotoRow, ctx: Ctx): CrewPhoto {
  const { caller, now } = ctx;
  const mine = row.personId === caller.personId;
  const address = addressFor(ctx);
  const file = { id: row.fileId, content: row.content, private: row.private, sizes: row.sizes };
  const pending = row.state === 'pending';
  return {
    id: row.id,
    version: row.version,
    crewId: row.crewId,
    crewName: row.crewName,
    projectNumber: row.projectNumber,
    caption: row.caption,
    takenAt: row.takenAt.toISOString(),
    submittedAt: row.submittedAt.toISOString(),
    by: row.by,
    mine,
    state: row.state,
    reason: row.reason,
    reasonCode: row.reasonCode,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    url: address(file),
    medium: address(sizedFile(file, crewPhotoEdges.medium)),
    small: address(sizedFile(file, crewPhotoEdges.small)),
    may: {
      approve: pending && caller.roles.some((role) => role === 'planner' || role === 'office'),
      withdraw: pending && mine,
      delete: mayDelete(row, caller.personId, now()),
    },
  };
}
