import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

type Due = { formId: string; personId: string; form: string; dueOn: string };

/** Forms that are due by a day and that nobody has submitted; whoever was told is not told again. */
export const dueForms = async (db: Db, until: string): Promise<Due[]> =>
  (
    await sql<Due>`select a."formId", a."personId", f.name as form, a."dueOn"
      from "formAssignment" a join form f on f.id = a."formId" and f.active
      join person p on p.id = a."personId" and p.active
      where a."dueOn" <= ${until} and a."remindedAt" is null and not exists (select from "formResult" r
        where r."formId" = a."formId" and r."personId" = a."personId"
          and r.state = 'submitted' and r.passed is distinct from false)
      order by a."dueOn" limit 1000`.execute(db)
  ).rows;

export const markFormNotified = (db: Db, { formId, personId }: Due, at: Date) =>
  db
    .updateTable('formAssignment')
    .set({ remindedAt: at })
    .where('formId', '=', formId)
    .where('personId', '=', personId)
    .execute();

type Expiring = {
  resultId: string;
  formId: string;
  personId: string;
  form: string;
  validUntil: string;
  remindedDays: number | null;
};

/** Last passes that end between two days. */
export const expiringTrainings = async (db: Db, from: string, until: string): Promise<Expiring[]> =>
  (
    await sql<Expiring>`select r.id as "resultId", r."formId", r."personId", f.name as form,
        r."validUntil", r."remindedDays"
      from "formResult" r join form f on f.id = r."formId" and f.active
      join person p on p.id = r."personId" and p.active
      where r.passed and r."validUntil" between ${from} and ${until} and not exists (select from "formResult" n
        where n."formId" = r."formId" and n."personId" = r."personId" and n.passed
          and n.number > r.number)
      order by r."validUntil"`.execute(db)
  ).rows;

export const markExpiryNotified = (db: Db, resultId: string, days: number) =>
  db.updateTable('formResult').set({ remindedDays: days }).where('id', '=', resultId).execute();
