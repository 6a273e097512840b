import type { crewChecks } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { takeCheck } from './take-check.ts';

export const checkIn: Handler<typeof crewChecks.checkIn> = ({ params, body }, ctx) =>
  takeCheck(ctx, params.id, 'in', body);
