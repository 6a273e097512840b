import type { companies } from '@callboard/contract';
import { startExport } from '../exports/start-export.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { viewerOf } from '../projects/viewer.ts';
import { seenCompany } from './companies.db.ts';

export const exportCompanyCrewMembersDocuments: Handler<
  typeof companies.exportCompanyCrewMembersDocuments
> = async ({ params, body }, ctx) => {
  const { id, name } = await seenCompany(ctx.db, viewerOf(ctx.caller), params.id);
  if (body.from && body.to && body.to < body.from) {
    throw new AppError('invalid', { fields: [{ path: 'to', code: 'end_before_start' }] });
  }
  return startExport(ctx, { kind: 'companyCrewMembersDocuments', subjectId: id, subject: name, ...body });
};
