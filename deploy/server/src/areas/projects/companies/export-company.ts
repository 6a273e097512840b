import type { companies } from '@callboard/contract';
import { startExport } from '../exports/exports.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { findVisibleCompany } from './companies.db.ts';

export const exportCompanyCrewMembersDocuments: Handler<
  typeof companies.exportCompanyCrewMembersDocuments
> = async ({ params, body }, ctx) => {
  const { id, name } = await findVisibleCompany(ctx.db, viewerOf(ctx.caller), params.id);
  if (body.from && body.to && body.to < body.from) {
    throw new AppError('invalid', { fields: [{ path: 'to', code: 'end_before_start' }] });
  }
  return startExport(ctx, { kind: 'companyCrewMembersDocuments', subjectId: id, subject: name, ...body });
};
