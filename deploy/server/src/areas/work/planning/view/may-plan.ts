import type { Caller } from '#platform/http/handler.ts';
import type { PlanningView } from './planning-view.db.ts';

export const mayPlan = ({ rights }: Caller, { inside }: PlanningView): boolean =>
  inside && rights.crews?.includes('EDIT') === true;
