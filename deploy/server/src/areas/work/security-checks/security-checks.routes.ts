import type { securityChecks as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { cancelSecurityCheck } from './cancel-security-check.ts';
import { downloadSecurityCheck } from './download-security-check.ts';
import { planSecurityChecks } from './plan-security-checks.ts';
import { securityCheckPlan } from './security-check-plan.ts';
import { securityCheck } from './security-check.ts';
import { securityChecks } from './security-checks.ts';
import { sendSecurityCheck } from './send-security-check.ts';
import { signSecurityCheck } from './sign-security-check.ts';

export const securityChecksRoutes: AreaRoutes<typeof contract> = {
  securityChecks,
  securityCheck,
  downloadSecurityCheck,
  signSecurityCheck,
  sendSecurityCheck,
  securityCheckPlan,
  planSecurityChecks,
  cancelSecurityCheck,
};
