import { crewFacts, formById, resultById, resultsFor } from '../../documents/forms/forms.public.ts';
import type { CrewFacts, Performed, Result } from '../../documents/forms/forms.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { leadsCrew } from '../../account/access/access.public.ts';
import { canEditCrews } from '../crew-access/crew-access.public.ts';
import { checkById, isContactOfCrew } from './checks.db.ts';
import type { Check } from './checks.db.ts';

export type SeenCrew = {
  crew: CrewFacts;
  /** Who leads it, and who plans. */
  mayPerform: boolean;
  /** Its chief, and planners who may edit crews: they plan checks and take them back. */
  mayPlan: boolean;
  /** A client sees what was done, not what is owed. */
  doneOnly: boolean;
};

/** The crew as far as its checks are the caller's business. Who only works in it sees none of them. */
export async function crewWithChecks(
  { db, caller }: Pick<Ctx, 'db' | 'caller'>,
  crewId: string,
): Promise<SeenCrew> {
  const crew = await crewFacts(db, crewId);
  if (!crew) throw notFound();
  const personId = personOf(caller);
  const plans = caller.roles.includes('planner');
  const leads = await leadsCrew(db, { crewId, personId });
  const mayPerform = plans || leads;
  const mayPlan = crew.cancelledAt === null && (leads || (plans && canEditCrews(caller)));
  if (mayPerform || caller.roles.includes('office')) return { crew, mayPerform, mayPlan, doneOnly: false };
  if (caller.roles.includes('client') && (await isContactOfCrew(db, { crewId, personId })))
    return { crew, mayPerform: false, mayPlan: false, doneOnly: true };
  throw notFound();
}

/** The crew for who may plan its checks; for everybody else there is nothing to plan. */
export async function crewToPlan(who: Pick<Ctx, 'db' | 'caller'>, crewId: string): Promise<SeenCrew> {
  const seen = await crewWithChecks(who, crewId);
  if (seen.crew.cancelledAt !== null) throw new AppError('wrong_state', { params: { state: 'cancelled' } });
  if (!seen.mayPlan) throw notFound();
  return seen;
}

export async function findVisibleCheck(
  who: Pick<Ctx, 'db' | 'caller'>,
  { crewId, checkId }: { crewId: string; checkId: string },
): Promise<SeenCrew & { check: Check }> {
  const seen = await crewWithChecks(who, crewId);
  const check = await checkById(who.db, { crewId, checkId });
  if (!check || (seen.doneOnly && check.doneAt === null)) throw notFound();
  return { ...seen, check };
}

/** What was submitted for a check. */
export async function doneCheck(
  { db }: Pick<Ctx, 'db'>,
  { check, crew, mayPerform }: SeenCrew & { check: Check },
): Promise<Performed & { result: Result }> {
  const form = await formById(db, check.formId);
  const result = check.resultId === null ? undefined : await resultById(db, check.resultId);
  if (!form || !result || check.doneAt === null)
    throw new AppError('wrong_state', { params: { state: 'undone' } });
  const occasion = { crewId: crew.id, date: check.date, shift: check.shift };
  const results = await resultsFor(db, { formId: form.id, personId: null }, occasion);
  return { form, crew, occasion, checkId: check.id, results, result, mayWrite: mayPerform };
}
