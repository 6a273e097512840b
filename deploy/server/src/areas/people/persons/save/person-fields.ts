import { birthdayProblem, isCountry, phoneNumber } from '@callboard/domain';
import type { BodyOf, persons } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { ChangeValues } from '../read/person-changes.db.ts';

/** Columns of what the accountant decides, by the names of the contract. */
export const dataColumns = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  birthday: 'birthday',
  nationality: 'nationality',
  street: 'street',
  zip: 'zip',
  city: 'city',
  country: 'country',
  regionId: 'regionId',
  about: 'about',
} as const;
export const settingColumns = { timeZone: 'timeZone', mapService: 'mapService' } as const;

type Body = BodyOf<typeof persons.savePerson>;
type Row = Readonly<Record<string, unknown>>;

const zoneKnown = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** What came in, with the phone as it is dialled. Refuses what nobody can be. */
export function readData(body: Body, today: string): Body {
  const fields: FieldError[] = [];
  const phone = body.phone ? phoneNumber(body.phone) : body.phone;
  if (phone === null) fields.push({ path: 'phone', code: 'bad_format' });
  const problem = body.birthday ? birthdayProblem(body.birthday, today) : null;
  if (problem) fields.push({ path: 'birthday', code: problem });
  if (body.timeZone !== undefined && !zoneKnown(body.timeZone)) {
    fields.push({ path: 'timeZone', code: 'bad_choice' });
  }
  if (body.country !== undefined && !isCountry(body.country))
    fields.push({ path: 'country', code: 'bad_choice' });
  if (fields.length > 0) throw new AppError('invalid', { fields });
  return { ...body, ...(phone === undefined || phone === null ? {} : { phone }) };
}

/** Fields of a set of columns that are others than they stand, before and after. */
export function differences(
  body: Body,
  row: Row,
  columns: Readonly<Record<string, string>>,
): { before: ChangeValues; after: ChangeValues } {
  const before: ChangeValues = {};
  const after: ChangeValues = {};
  for (const [field, column] of Object.entries(columns)) {
    const wanted = (body as Record<string, string | null | undefined>)[field];
    const stands = (row[column] ?? null) as string | null;
    if (wanted === undefined || wanted === stands) continue;
    before[field] = stands;
    after[field] = wanted;
  }
  return { before, after };
}

/** Values by their columns, ready to be written. */
export const asColumns = (
  values: ChangeValues,
  columns: Readonly<Record<string, string>>,
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const column = columns[field];
      return column ? [[column, value]] : [];
    }),
  );
