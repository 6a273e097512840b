import type { securityChecks } from '@callboard/contract';
import { wordsFor, printedAnswers } from '../../documents/forms/forms.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { presentCheck } from './present-check.ts';
import { doneCheck, findVisibleCheck } from './security-checks.policy.ts';

export const securityCheck: Handler<typeof securityChecks.securityCheck> = async ({ params }, ctx) => {
  const seen = await findVisibleCheck(ctx, { crewId: params.id, checkId: params.checkId });
  const { id, name, project, location, timeZone } = seen.crew;
  const { words } = await wordsFor(ctx);
  return {
    ...presentCheck(seen.check, seen, ctx.now()),
    crew: { id, name, project, location, timeZone },
    answers: seen.check.doneAt === null ? [] : await printedAnswers(ctx, await doneCheck(ctx, seen), words),
  };
};
