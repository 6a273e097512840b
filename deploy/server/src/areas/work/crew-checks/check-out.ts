import type { crewChecks } from '@callboard/contract';
import type { Handler } from '../../../platform/http/handler.ts';
import { answerCheck } from './answer-check.ts';
import { takeCheck } from './take-check.ts';

export const checkOut: Handler<typeof crewChecks.checkOut> = async ({ params, body }, ctx) => {
  await takeCheck(ctx, params.id, 'out', body);
  return answerCheck(ctx, params.id);
};
