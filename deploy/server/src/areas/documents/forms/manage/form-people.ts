import type { forms } from '@callboard/contract';
import { searching } from '#platform/db/list/search.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { managedForm } from '../read/form-documents.db.ts';
import { peopleWithForm } from './form-people.db.ts';
import { formStanding, standingDay } from '../read/form-standing.ts';

export const formPeople: Handler<typeof forms.formPeople> = async ({ params, query }, ctx) => {
  const { db } = ctx;
  const form = await managedForm(db, params.id);
  if (!form) throw notFound();
  const { rows, total } = await searching(query.q, (search) =>
    peopleWithForm(db, form.id, { ...query, search }),
  );
  const day = await standingDay(ctx);
  const items = rows.map((row) => {
    const { state, overdue } = formStanding(row, day);
    return {
      person: { id: row.personId, name: row.personName },
      state,
      dueOn: row.dueOn,
      overdue,
      resultId: row.resultId,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      score: row.score,
      validUntil: row.passedUntil,
    };
  });
  return { ...listOf(items, total, query), form };
};
