import { bundlesOf, callHeaders, finishingHeader, refusal } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { AppError } from '../errors/app-error.ts';
import type { Caller, CurrentTenant, RequestFacts } from './handler.ts';

const sessionCookie = 'callboard_session';

/** A call that changes something must not be made by an address bar, a link or a prefetch. */
export function refuseUnasked(endpoint: AnyEndpoint, headers: RequestFacts['headers']): void {
  if (!endpoint.changesState) return;
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  if (headers['sec-fetch-mode'] === 'navigate' || purpose.includes('prefetch'))
    throw new AppError('bad_request');
}

/** A call names the kind of app that makes it; there is one. Whoever reads without an app need not say so. */
export function refuseOtherApps({ type }: RequestFacts['headers']): void {
  if (type !== undefined && type !== callHeaders.Type) throw new AppError('bad_request');
}

/** How long somebody may finish what was begun when a bundle is switched off. */
const finishMs = 60 * 60_000;

type Asking = {
  tenant: CurrentTenant;
  caller: Caller | null;
  request: Pick<RequestFacts, 'headers' | 'cookies'>;
  now: Date;
};

/** A closed bundle answers only pages that say that they have unsaved work, and those not for long. */
function isOpen(bundle: string, { tenant, request, now }: Asking): boolean {
  if (tenant.bundles.includes(bundle)) return true;
  const closedAt = tenant.closedBundles[bundle];
  return (
    closedAt !== undefined &&
    request.headers[finishingHeader] !== undefined &&
    now.getTime() - Date.parse(closedAt) < finishMs
  );
}

/** Whether somebody proved lately enough who they are. Ways to sign in need more than the sign-in itself. */
function requireProof({ stepUp }: AnyEndpoint, { tenant, caller, now }: Asking): void {
  if (!stepUp || !caller) return;
  if (stepUp !== 'signInWays' && !tenant.stepUp.includes(stepUp)) return;
  const since = now.getTime() - tenant.stepUpMinutes * 60_000;
  const proofs = [caller.provedAt, stepUp === 'signInWays' ? null : caller.signedInAt];
  if (proofs.some((at) => at !== null && at.getTime() > since)) return;
  throw new AppError('step_up_needed', { params: { minutes: tenant.stepUpMinutes } });
}

/** May this caller use this endpoint, in this tenant, now? */
export function requireAccess(endpoint: AnyEndpoint, asking: Asking): void {
  const { caller, request } = asking;
  const bundles = bundlesOf(endpoint);
  if (bundles.length > 0 && !bundles.some((one) => isOpen(one, asking))) throw new AppError('not_entitled');
  const refused = refusal(endpoint.allow, caller);
  if (refused?.why === 'sign-in') throw new AppError('sign_in');
  if (refused?.why === 'right') {
    throw new AppError('forbidden', {
      params: { missing: refused.right, ...(refused.permission ? { permission: refused.permission } : {}) },
    });
  }
  if (refused) throw new AppError('forbidden', { params: { missing: refused.why } });
  if (endpoint.dangerous && caller) {
    const cookie = request.cookies[sessionCookie];
    if (!cookie || !caller.holdsCookie(cookie))
      throw new AppError('sign_in', { params: { missing: 'cookie' } });
  }
  requireProof(endpoint, asking);
}
