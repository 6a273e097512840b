import type { crewChecks } from '@callboard/contract';
import type { Handler } from '../../../platform/http/handler.ts';
import { answerCheck } from './answer-check.ts';
import { takeCheck } from './take-check.ts';

export const preCall: Handler<typeof crewChecks.preCall> = async ({ params, body }, ctx) => {
  await takeCheck(ctx, params.id, 'preCall', body);
  return answerCheck(ctx, params.id);
};
