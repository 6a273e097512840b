import { bookedStates, spareStates, uncountedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { noneOf, oneOf } from '#platform/db/one-of.ts';

/** States of a position, grouped as lists count them. */
export const isPosition = sql<boolean>`"crewItem".status ${noneOf(uncountedStates)}`;
export const isFilled = sql<boolean>`"crewItem".status ${oneOf(bookedStates)}`;
export const isSpare = sql<boolean>`"crewItem".status ${oneOf(spareStates)}`;
