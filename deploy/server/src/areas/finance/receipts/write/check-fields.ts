import { exceedsReceipt, receiptDateProblem } from '@callboard/domain';
import { todayOfTenant, tenantRules } from '../../../account/settings/settings.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { companyExists, jobOf, projectExists, receiptTypeExists } from '../read/write-receipt.db.ts';

/** The sum of a draft, which one item alone may make too big. */
export function refuseTooBig(gross: number, path: string): void {
  if (exceedsReceipt(gross)) throw new AppError('invalid', { fields: [{ path, code: 'too_big' }] });
}

type Fields = {
  typeId?: string | undefined;
  date?: string | undefined;
  projectId?: string | null | undefined;
  crewItemId?: string | null | undefined;
  companyId?: string | null | undefined;
};

/** Today at the latest, and not longer ago than the tenant allows. */
export async function dateError({ db, now }: Pick<Ctx, 'db' | 'now'>, date: string): Promise<FieldError[]> {
  const code = receiptDateProblem(date, await todayOfTenant(db, now()), await tenantRules(db));
  return code ? [{ path: 'date', code }] : [];
}

/** Who does not plan or work in the office books on projects of their own jobs only. */
export const booksAnyProject = ({ roles }: Pick<Ctx['caller'], 'roles'>): boolean =>
  roles.includes('office') || roles.includes('planner');

async function projectFits(
  { db, caller }: Ctx,
  { projectId, personId }: { projectId: string; personId: string },
): Promise<boolean> {
  if (booksAnyProject(caller)) return projectExists(db, projectId);
  return (await jobOf(db, personId, { projectId })) !== undefined;
}

/** Says everything that is wrong at once; gives back the project that a job belongs to. */
export async function checkFields(ctx: Ctx, personId: string, fields: Fields): Promise<string | undefined> {
  const { db } = ctx;
  const { typeId, date, projectId, crewItemId, companyId } = fields;
  const wrong: FieldError[] = [];
  const refuse = (path: string) => wrong.push({ path, code: 'bad_choice' });
  if (typeId !== undefined && !(await receiptTypeExists(db, typeId))) refuse('typeId');
  if (date !== undefined) wrong.push(...(await dateError(ctx, date)));
  if (companyId && !(await companyExists(db, companyId))) refuse('companyId');
  const job = crewItemId ? await jobOf(db, personId, { crewItemId }) : undefined;
  if (crewItemId && !job) refuse('crewItemId');
  if (projectId && job && job.projectId !== projectId) refuse('projectId');
  else if (projectId && !job && !(await projectFits(ctx, { projectId, personId }))) refuse('projectId');
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong });
  return job?.projectId;
}
