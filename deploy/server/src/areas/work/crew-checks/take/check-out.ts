import type { crewChecks } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { takeCheck } from './take-check.ts';

export const checkOut: Handler<typeof crewChecks.checkOut> = ({ params, body }, ctx) =>
  takeCheck(ctx, params.id, 'out', body);
