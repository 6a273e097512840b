import type { projects } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { startExport } from '../../exports/exports.public.ts';
import { spanOfProject } from './people-of-project.db.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

type Span = { from?: string | undefined; to?: string | undefined };

async function start(
  ctx: Ctx,
  number: string,
  kind: 'projectCrewMembersDocuments' | 'projectDeliveryNotes',
  span: Span,
) {
  const id = await findVisibleProjectId(ctx.db, viewerOf(ctx.caller), number);
  if (span.from && span.to && span.to < span.from) {
    throw new AppError('invalid', { fields: [{ path: 'to', code: 'end_before_start' }] });
  }
  const { name } = await spanOfProject(ctx.db, id);
  return startExport(ctx, { kind, subjectId: id, subject: `${number} ${name}`, ...span });
}

export const exportProjectCrewMembersDocuments: Handler<typeof projects.exportProjectCrewMembersDocuments> = (
  { params, body },
  ctx,
) => start(ctx, params.number, 'projectCrewMembersDocuments', body);

export const exportDeliveryNotes: Handler<typeof projects.exportDeliveryNotes> = ({ params, body }, ctx) =>
  start(ctx, params.number, 'projectDeliveryNotes', body);
