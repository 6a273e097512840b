import { query } from '@callboard/client';
import { persons } from '@callboard/contract';
import { readable } from '../readable.ts';

/** Whether somebody has asked to be deleted, and what would stay. */
export const erasureQuery = (id: string) => query(persons.erasureRequest, { params: { id } }, readable);
