import type { RequestFacts } from '../http/handler.ts';
import { hostNameOf } from '../http/request-facts.ts';

/**
 * Where this tenant answers: the host that the tenant was found by, so it cannot be one that a stranger made up,
 * with the port that the person used, also in front of a proxy.
 */
export function originOf({ secure, headers, host }: RequestFacts): string {
  const told = [headers['x-forwarded-host'], headers.host].map((header) => String(header ?? ''));
  const withPort = told.find((one) => hostNameOf(one) === host) ?? host;
  return `${secure ? 'https' : 'http'}://${withPort}`;
}
