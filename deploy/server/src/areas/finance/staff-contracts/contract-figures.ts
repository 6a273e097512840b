import type { staffContracts as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { monthAsked } from '#platform/http/answer/range.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { figuresOf } from './figures-of.ts';
import { timeOfPeople } from './person-time.ts';
import { findVisiblePerson } from './staff-contracts.policy.ts';

export const contractFigures: Handler<typeof contract.contractFigures> = async (
  { query },
  { db, caller, now },
) => {
  const { id, name } = await findVisiblePerson(db, caller, query.personId);
  const today = await todayOfTenant(db, now());
  const month = monthAsked(query.month, today);
  const time = (await timeOfPeople(db, [id], { month, today })).get(id);
  if (!time) throw notFound();
  return { personId: id, personName: name, ...figuresOf(time, { month, today }) };
};
