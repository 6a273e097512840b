import type { securityChecks } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { activeCheckForms, checksOf } from './checks.db.ts';
import { crewToPlan } from './security-checks.policy.ts';
import { daysAhead, shiftOf } from './shift-of-day.ts';

export const securityCheckPlan: Handler<typeof securityChecks.securityCheckPlan> = async (
  { params },
  ctx,
) => {
  const { crew } = await crewToPlan(ctx, params.id);
  const { rows } = await checksOf(ctx.db, crew.id, { limit: 1_000, page: 1, doneOnly: false });
  const { securityCheckMinutes } = await tenantRules(ctx.db);
  return {
    forms: await activeCheckForms(ctx.db),
    dates: daysAhead(crew, { minutes: securityCheckMinutes, now: ctx.now() }),
    shift: shiftOf(crew),
    planned: rows.map(({ formId, date, shift }) => ({ formId, date, shift })),
  };
};
