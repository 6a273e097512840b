import type { crewChecks } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { takeCheck } from './take-check.ts';

export const preCall: Handler<typeof crewChecks.preCall> = ({ params, body }, ctx) =>
  takeCheck(ctx, params.id, 'preCall', body);
