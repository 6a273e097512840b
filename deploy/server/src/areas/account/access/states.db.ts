import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { noneOf, oneOf } from '#platform/db/expression/one-of.ts';

/** States of a position, grouped as lists count them. */
export const isPosition = sql<boolean>`"crewItem".status ${noneOf(crewItemGroups.uncounted)}`;
export const isFilled = sql<boolean>`"crewItem".status ${oneOf(crewItemGroups.booked)}`;
export const isSpare = sql<boolean>`"crewItem".status ${oneOf(crewItemGroups.spare)}`;
