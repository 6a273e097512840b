import { query } from '@callboard/client';
import { securityChecks } from '@callboard/contract';

export const securityCheckPlanQuery = (id: string) =>
  query(securityChecks.securityCheckPlan, { params: { id } });
