import { infinite, invalidate, query } from '@callboard/client';
import { plusCrewValueTypes, plusCrews } from '@callboard/contract';
import type { PlusCrewValue } from '@callboard/contract';

/** Kept on the phone for this person, so that it can be read without network. */
const readable = { meta: { offline: true } };
const whole = { limit: 1000, page: 1 } as const;
/** A screenful several times over; small enough for one bar of signal. */
const rowsPerPage = 60;

export type PlusCrewFilter = { readonly active?: 'true' | 'false' | undefined };
export const plusCrewsQuery = ({ active }: PlusCrewFilter = {}) =>
  infinite(
    plusCrews.plusCrews,
    { query: { limit: rowsPerPage, ...(active && { active }) } },
    { ...readable, placeholderData: (before) => before },
  );

export const plusCrewQuery = (number: string) => query(plusCrews.plusCrew, { params: { number } }, readable);
/** In the order in which they are named, not in that of their letters. */
export const inOrder = (values: readonly PlusCrewValue[]): PlusCrewValue[] =>
  values.toSorted((a, b) => plusCrewValueTypes.indexOf(a.type) - plusCrewValueTypes.indexOf(b.type));

export const progressQuery = (number: string) =>
  query(plusCrews.progress, { query: { plusCrew: number } }, readable);
export const valuesQuery = (number: string) =>
  query(plusCrews.plusCrewValues, { query: { plusCrew: number, ...whole } }, readable);
export const valueDatasQuery = (number: string) =>
  query(plusCrews.plusCrewValueDatas, { query: { plusCrew: number, ...whole } }, readable);

/** What a new value or setting makes old: every figure can be another one. */
export const plusCrewChanged = () =>
  Promise.all(
    [
      plusCrews.plusCrews,
      plusCrews.plusCrew,
      plusCrews.progress,
      plusCrews.plusCrewValues,
      plusCrews.plusCrewValueDatas,
    ].map((read) => invalidate(read)),
  );
