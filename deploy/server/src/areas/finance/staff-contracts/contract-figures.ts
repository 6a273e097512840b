import type { staffContracts as contract } from '@callboard/contract';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { monthAsked } from '../planning/range.ts';
import { todayOfTenant } from '../settings/today.ts';
import { figuresOf } from './figures-of.ts';
import { timeOfPeople } from './person-time.ts';
import { personAsked } from './whose-contracts.ts';

export const contractFigures: Handler<typeof contract.contractFigures> = async (
  { query },
  { db, caller, now },
) => {
  const { id, name } = await personAsked(db, caller, query.personId);
  const today = await todayOfTenant(db, now());
  const month = monthAsked(query.month, today);
  const time = (await timeOfPeople(db, [id], { month, today })).get(id);
  if (!time) throw notFound();
  return { personId: id, personName: name, ...figuresOf(time, { month, today }) };
};
