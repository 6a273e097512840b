import type { crewChecks } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerCheck } from './answer-check.ts';

export const crewCheck: Handler<typeof crewChecks.crewCheck> = ({ params }, ctx) =>
  answerCheck(ctx, params.id);
