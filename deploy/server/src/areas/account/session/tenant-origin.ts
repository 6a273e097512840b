import type { RequestFacts } from '../../../platform/http/handler.ts';

/**
 * Where this tenant answers: the host that the tenant was found by, so it cannot be one that a stranger made up,
 * with the port that the person used, also in front of a proxy.
 */
export const originOf = ({ secure, hostAndPort }: RequestFacts): string =>
  `${secure ? 'https' : 'http'}://${hostAndPort}`;
