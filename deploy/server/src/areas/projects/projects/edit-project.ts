import type { BodyOf, projects } from '@callboard/contract';
import { companyProblem, projectSpanProblem } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { companyForProject } from './company-for-project.db.ts';
import { projectForWriter, requireOpen, writeChange } from './change.ts';
import { leaveCompany } from './leave-company.db.ts';
import { invoicesOfProject } from './open-work.db.ts';
import { presentProject } from './project.ts';
import type { BareProject } from './project.db.ts';
import { checkChoices } from './project-choices.db.ts';

type Body = BodyOf<typeof projects.editProject>;

/** Only what is named and differs; a field without a column would not compile. */
function changesOf(body: Body, bare: Pick<BareProject, keyof Body>): Updateable<Tables['project']> {
  const names = (Object.keys(body) as (keyof Body)[]).filter(
    (name) => body[name] !== undefined && body[name] !== bare[name],
  );
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

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
  const changes = changesOf(body, bare);
  if (Object.keys(changes).length > 0) await writeChange(ctx, bare, changes, { caption: 'project_changed' });
  if (moves && bare.companyId) await leaveCompany(ctx.db, { projectId: bare.id, companyId: bare.companyId });
  return presentProject(ctx, params.number);
};
