import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { inCrew, leadsCrew } from '../../../account/access/access.public.ts';
import { checkOf, crewFacts, isAssigned } from './occasion.db.ts';
import type { CrewFacts } from './occasion.db.ts';
import { formById } from './questions.db.ts';
import type { Form } from './questions.db.ts';
import { resultById, resultsFor } from './results.db.ts';
import type { Occasion, Result } from './results.db.ts';

/** A form at an occasion, as far as the caller may see it. */
export type Performed = {
  form: Form;
  occasion: Occasion;
  crew: CrewFacts | null;
  /** The security check it fulfils. */
  checkId: string | null;
  /** All versions, the newest first. */
  results: Result[];
  /** The one that is looked at; nothing before it was begun. */
  result: Result | null;
  /** Whether the caller may fill it in. */
  mayWrite: boolean;
};
type Wanted = { [Name in keyof Occasion]?: string | undefined } & { resultId?: string | undefined };
type Who = Pick<Ctx, 'db' | 'caller'>;

const inside = ({ caller }: Who): boolean =>
  caller.roles.includes('planner') || caller.roles.includes('office');

/** The check of a crew, day and shift: its chief's business, and the planners' to see and to help out. */
async function securityCheck(who: Who, form: Form, occasion: Occasion) {
  const { crewId, date, shift } = occasion;
  if (crewId === null || date === null || shift === null) throw notFound();
  const check = await checkOf(who.db, { formId: form.id, crewId, date, shift });
  const leads = await leadsCrew(who.db, { crewId, personId: personOf(who.caller) });
  if (!check || !(leads || inside(who))) throw notFound();
  const results = await resultsFor(who.db, { formId: form.id, personId: null }, occasion);
  return { results, mayWrite: leads || who.caller.roles.includes('planner'), checkId: check.id };
}

async function ownForm(who: Who, form: Form, occasion: Occasion) {
  const personId = personOf(who.caller);
  if (!(await isAssigned(who.db, { formId: form.id, personId }))) throw notFound();
  if (
    occasion.crewId !== null &&
    !inside(who) &&
    !(await inCrew(who.db, { crewId: occasion.crewId, personId }))
  )
    throw notFound();
  const results = await resultsFor(who.db, { formId: form.id, personId }, occasion);
  return { results, mayWrite: form.active, checkId: null };
}

/** Somebody else's result: for those who plan and account. */
async function foreignResult(who: Who, result: Result) {
  if (!inside(who)) throw notFound();
  const occasion = { crewId: result.crewId, date: result.date, shift: result.shift };
  const of = { formId: result.formId, personId: result.personId };
  const results = await resultsFor(who.db, of, occasion);
  return { results, mayWrite: false, checkId: null };
}

const occasionOf = (wanted: Wanted): Occasion => ({
  crewId: wanted.crewId ?? null,
  date: wanted.date ?? null,
  shift: wanted.shift ?? null,
});

/** A form to be filled in, by its id and what it is for; or one of its results by that result's id. */
export async function performedOf(who: Who, formId: string, wanted: Wanted): Promise<Performed> {
  const form = await formById(who.db, formId);
  if (!form) throw notFound();
  const named = wanted.resultId === undefined ? undefined : await resultById(who.db, wanted.resultId);
  if (wanted.resultId !== undefined && named?.formId !== formId) throw notFound();
  const occasion = named
    ? { crewId: named.crewId, date: named.date, shift: named.shift }
    : occasionOf(wanted);
  const crew = occasion.crewId === null ? null : ((await crewFacts(who.db, occasion.crewId)) ?? null);
  if (occasion.crewId !== null && !crew) throw notFound();
  const reached =
    form.kind === 'securityCheck'
      ? await securityCheck(who, form, occasion)
      : named && named.personId !== who.caller.personId
        ? await foreignResult(who, named)
        : await ownForm(who, form, occasion);
  return { form, occasion, crew, result: named ?? reached.results[0] ?? null, ...reached };
}

/** The same, from a result that is to be there and to be written to. */
export async function writableResult(who: Who, formId: string, wanted: Wanted) {
  const performed = await performedOf(who, formId, wanted);
  if (!performed.result || !performed.mayWrite) throw notFound();
  return { ...performed, result: performed.result };
}

export function requireSubmitted<Some extends { result: Result }>(performed: Some): Some {
  if (performed.result.state !== 'submitted')
    throw new AppError('wrong_state', { params: { state: 'open' } });
  return performed;
}
