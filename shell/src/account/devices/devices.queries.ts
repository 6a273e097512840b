import { query } from '@callboard/client';
import { session } from '@callboard/contract';
import { readable } from '../readable.ts';

export const sessionsQuery = query(session.sessions, {}, readable);
