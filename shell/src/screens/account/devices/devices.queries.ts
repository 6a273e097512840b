import { query } from '@callboard/client';
import { sessions } from '@callboard/contract';
import { readable } from '../readable.ts';

export const sessionsQuery = query(sessions.sessions, {}, readable);
