import type { projects } from '@callboard/contract';
import { companyProblem, projectSpanProblem } from '@callboard/domain';
import { changedFields } from '#platform/activities/changed-fields.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { companyForProject } from './company-for-project.db.ts';
import { projectForWriter, requireOpen, writeChange } from './change.ts';
import { leaveCompany } from './leave-company.db.ts';
import { invoicesOfProject } from '../read/open-work.db.ts';
import { presentProject } from '../read/project.ts';
import type { BareProject } from '../read/project.db.ts';
import { checkChoices } from './project-choices.db.ts';

/** Whether the project goes to another company; what was invoiced to this one keeps it here. */
async function movesCompany({ db, caller }: Ctx, bare: BareProject, companyId: string | undefined) {
  if (companyId === undefined || companyId === bare.companyId) return false;
  const isOne = bare.kind === 'client' && (await companyForProject(db, viewerOf(caller), companyId));
  const code = isOne
    ? companyProblem({ invoices: await invoicesOfProject(db, bare.id) })
    : ('bad_choice' as const);
  if (code) throw new AppError('invalid', { fields: [{ path: 'companyId', code }] });
  return true;
}

export const editProject: Handler<typeof projects.editProject> = async (
  { params, body: named, request },
  ctx,
) => {
  const bare = await projectForWriter(ctx, params.number, request);
  requireOpen(bare);
  const moves = await movesCompany(ctx, bare, named.companyId);
  // What was chosen of the one company is none of the other.
  const body = moves ? { clientMarkId: null, rateCardId: null, ...named } : named;
  const end = body.endDate === undefined ? bare.endDate : body.endDate;
  const wrongEnd = projectSpanProblem(body.beginDate ?? bare.beginDate, end);
  if (wrongEnd) throw new AppError('invalid', { fields: [{ path: 'endDate', code: wrongEnd }] });
  await checkChoices(ctx.db, body.companyId ?? bare.companyId, body);
  const { names, after } = changedFields(bare, body);
  if (names.length > 0) await writeChange(ctx, bare, after, { caption: 'project_changed' });
  if (moves && bare.companyId) await leaveCompany(ctx.db, { projectId: bare.id, companyId: bare.companyId });
  return presentProject(ctx, params.number);
};
