import type { persons } from '@callboard/contract';
import { accountsFor } from '../../../finance/finance/finance.public.ts';
import { nameOfPerson } from '#platform/db/expression/name-of-person.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { callerRole, requireOwnOrInside, requireOwnOrOffice } from './persons.policy.ts';
import {
  activitiesOfPerson,
  contractsOfPerson,
  documentsOfPerson,
  formsOfPerson,
  payrollsOfPerson,
} from './person-lists.db.ts';

export const personDocuments: Handler<typeof persons.personDocuments> = async ({ params, query }, ctx) => {
  requireOwnOrOffice(ctx.caller, params.id);
  if ((await nameOfPerson(ctx.db, params.id)) === null) throw notFound();
  const { rows, total } = await documentsOfPerson(ctx.db, params.id, query);
  return listOf(rows, total, query);
};

export const personPayrolls: Handler<typeof persons.personPayrolls> = async ({ params, query }, ctx) => {
  const { db, caller } = ctx;
  const accounts = accountsFor(caller, 'payrolls');
  if (!callerRole(caller, params.id).own && !accounts) throw notFound();
  if ((await nameOfPerson(db, params.id)) === null) throw notFound();
  const { rows, total } = await payrollsOfPerson(db, params.id, { ...query, drafts: accounts });
  return listOf(rows, total, query);
};

export const personContracts: Handler<typeof persons.personContracts> = async ({ params, query }, ctx) => {
  requireOwnOrOffice(ctx.caller, params.id);
  if ((await nameOfPerson(ctx.db, params.id)) === null) throw notFound();
  const { rows, total } = await contractsOfPerson(ctx.db, params.id, query);
  return listOf(rows, total, query);
};

export const personForms: Handler<typeof persons.personForms> = async ({ params, query }, ctx) => {
  requireOwnOrInside(ctx.caller, params.id);
  if ((await nameOfPerson(ctx.db, params.id)) === null) throw notFound();
  const { rows, total } = await formsOfPerson(ctx.db, params.id, query);
  return listOf(rows, total, query);
};

export const personActivities: Handler<typeof persons.personActivities> = async ({ params, query }, ctx) => {
  requireOwnOrInside(ctx.caller, params.id);
  if ((await nameOfPerson(ctx.db, params.id)) === null) throw notFound();
  const { rows, total } = await activitiesOfPerson(ctx.db, params.id, query);
  return listOf(rows, total, query);
};
