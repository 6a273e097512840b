import { bookedStates, spareStates, uncountedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { noneOf, oneOf } from '#platform/db/one-of.ts';

/** States of a position, grouped as lists count them. Each is for `crewItem as i`. */
export const isPosition = sql<boolean>`i.status ${noneOf(uncountedStates)}`;
export const isFilled = sql<boolean>`i.status ${oneOf(bookedStates)}`;
export const isSpare = sql<boolean>`i.status ${oneOf(spareStates)}`;
