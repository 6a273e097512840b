import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

type Due = { formId: string; personId: string; form: string; dueOn: string };

/** Forms that are due by a day and that nobody has submitted; whoever was told is not told again. */
export const dueForms = async (db: Db, until: string): Promise<Due[]> =>
  (
    await sql<Due>`select "formAssignment"."formId", "formAssignment"."personId", form.name as form,
      "formAssignment"."dueOn"
      from "formAssignment" join form on form.id = "formAssignment"."formId" and form.active
      join person on person.id = "formAssignment"."personId" and person.active
      where "formAssignment"."dueOn" <= ${until} and "formAssignment"."remindedAt" is null
        and not exists (select from "formResult"
        where "formResult"."formId" = "formAssignment"."formId"
          and "formResult"."personId" = "formAssignment"."personId"
          and "formResult".state = 'submitted' and "formResult".passed is distinct from false)
      order by "formAssignment"."dueOn" limit 1000`.execute(db)
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
    await sql<Expiring>`select "formResult".id as "resultId", "formResult"."formId", "formResult"."personId",
      form.name as form,
        "formResult"."validUntil", "formResult"."remindedDays"
      from "formResult" join form on form.id = "formResult"."formId" and form.active
      join person on person.id = "formResult"."personId" and person.active
      where "formResult".passed and "formResult"."validUntil" between ${from} and ${until}
        and not exists (select from "formResult" newer
        where newer."formId" = "formResult"."formId" and newer."personId" = "formResult"."personId" and newer.passed
          and newer.number > "formResult".number)
      order by "formResult"."validUntil"`.execute(db)
  ).rows;

export const markExpiryNotified = (db: Db, resultId: string, days: number) =>
  db.updateTable('formResult').set({ remindedDays: days }).where('id', '=', resultId).execute();
