import { refusal } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { AppError, notFound } from './app-error.ts';
import type { Caller, CurrentTenant, RequestFacts } from './handler.ts';

export const sessionCookie = 'callboard_session';

/** A call that changes something must not be made by an address bar, a link or a prefetch. */
export function refuseUnasked(endpoint: AnyEndpoint, headers: RequestFacts['headers']): void {
  if (!endpoint.changesState) return;
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  if (headers['sec-fetch-mode'] === 'navigate' || purpose.includes('prefetch'))
    throw new AppError('bad_request');
}

/** May this caller use this endpoint, in this tenant, now? */
export function passGate(
  endpoint: AnyEndpoint,
  tenant: CurrentTenant,
  caller: Caller | null,
  cookies: RequestFacts['cookies'],
): void {
  if (endpoint.bundle && !tenant.bundles.includes(endpoint.bundle)) throw notFound();
  const refused = refusal(endpoint.allow, caller);
  if (refused?.why === 'sign-in') throw new AppError('sign_in');
  if (refused?.why === 'right') {
    throw new AppError('forbidden', {
      params: { missing: refused.right, ...(refused.permission ? { permission: refused.permission } : {}) },
    });
  }
  if (refused) throw new AppError('forbidden', { params: { missing: refused.why } });
  if (endpoint.dangerous && caller) {
    const cookie = cookies[sessionCookie];
    if (!cookie || !caller.holdsCookie(cookie))
      throw new AppError('sign_in', { params: { missing: 'cookie' } });
  }
}
