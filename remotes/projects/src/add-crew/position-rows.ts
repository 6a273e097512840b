import type { ApiError, CrewBooking, CrewFunction, CrewOfProject } from '@callboard/contract';
import { daysBetween, mostNewPositions, newPositionCount } from '@callboard/domain';

/** How many of a function a new crew needs, as it is typed. */
export type PositionRow = {
  readonly functionId: string;
  readonly rows: string;
  readonly crewChief: boolean;
};
type FieldCode = ApiError['fields'][number]['code'];
type RowFault = { readonly code: FieldCode; readonly params: ApiError['params'] };
export type RowFaults = { readonly functionId?: RowFault; readonly rows?: RowFault };

/** As many rows as the contract takes, and as many positions in one. */
export const mostPositionRows = 20;
const mostInRow = 200;

export const noRow: PositionRow = { functionId: '', rows: '', crewChief: false };

/** One crew chief, with the function that crew chiefs have where there is one. */
export const chiefRow = (functions: readonly CrewFunction[]): PositionRow => ({
  functionId: functions.find(({ crewChief }) => crewChief)?.id ?? '',
  rows: '1',
  crewChief: true,
});

/** How many of each function a crew has needed on each of its days. */
export const rowsLike = (
  { id, startDate, endDate }: Pick<CrewOfProject, 'id' | 'startDate' | 'endDate'>,
  booked: readonly CrewBooking[],
  functions: readonly CrewFunction[],
): readonly PositionRow[] =>
  booked
    .filter(({ crewId, needed }) => crewId === id && needed > 0)
    .slice(0, mostPositionRows)
    .map(({ functionId, needed }) => ({
      functionId,
      rows: String(Math.ceil(needed / (daysBetween(startDate, endDate ?? startDate) + 1))),
      crewChief: functions.some((one) => one.id === functionId && one.crewChief),
    }));

/** A row in which nothing was typed asks for nobody. */
export const isTyped = ({ functionId, rows }: PositionRow): boolean =>
  functionId !== '' || rows.trim() !== '';

const readRows = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

export const positionsBody = (rows: readonly PositionRow[]) =>
  rows
    .filter(isTyped)
    .map((row) => ({ functionId: row.functionId, rows: readRows(row.rows), crewChief: row.crewChief }));

function countFault(text: string): RowFault | undefined {
  const count = readRows(text);
  if (text.trim() === '') return { code: 'required', params: {} };
  if (Number.isNaN(count)) return { code: 'bad_format', params: {} };
  if (count < 1) return { code: 'too_small', params: { min: 1 } };
  return count > mostInRow ? { code: 'too_big', params: { max: mostInRow } } : undefined;
}

/** What is wrong with each row. */
export const rowFaults = (rows: readonly PositionRow[]): readonly RowFaults[] =>
  rows.map((row) => {
    if (!isTyped(row)) return {};
    const count = countFault(row.rows);
    return {
      ...(row.functionId === '' && { functionId: { code: 'required', params: {} } }),
      ...(count && { rows: count }),
    };
  });
export const hasFaults = (rows: readonly PositionRow[]): boolean =>
  rowFaults(rows).some((faults) => Object.keys(faults).length > 0);

/** How many positions come of it, once that can be said. */
export function positionSum(
  { startDate, endDate }: { startDate: string; endDate: string },
  rows: readonly PositionRow[],
) {
  const body = positionsBody(rows);
  if (body.length === 0 || hasFaults(rows) || !startDate || (endDate && endDate < startDate)) return null;
  const days = { startDate, endDate: endDate || null };
  const all = newPositionCount(days, body);
  const each = body.reduce((sum, row) => sum + row.rows, 0);
  return { each, days: all / each, all, tooMany: all > mostNewPositions };
}

export type RefusedRow = { readonly at: number; readonly functionId: string; readonly text: string };

/** Which rows the server refused the function of: it counts those that were sent. */
export function refusedRows(
  rows: readonly PositionRow[],
  texts: Readonly<Record<string, string>>,
): readonly RefusedRow[] {
  const sent = rows.flatMap((row, at) => (isTyped(row) ? [{ at, functionId: row.functionId }] : []));
  return Object.entries(texts).flatMap(([path, text]) => {
    const [, index] = /^positions\.(\d+)\.functionId$/.exec(path) ?? [];
    const row = index === undefined ? undefined : sent[Number(index)];
    return row ? [{ ...row, text }] : [];
  });
}
