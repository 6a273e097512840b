import { path, refusal, shellPages, shellWays } from '@callboard/contract';
import type { Allow, Identity, Refusal, TokenType } from '@callboard/contract';
import { matchedParams } from '../paths/path-pattern.ts';

/** Whoever holds the phone, as far as a guard needs to know. */
export type Visitor = {
  readonly identity: Identity | null;
  /** A normal login belongs to a person; one without is nobody. */
  readonly person: boolean;
  /** The number that a limited login is limited to. */
  readonly subject: string | null;
};

type LimitedType = Exclude<TokenType, 'user'>;

/** All that a limited login may open, besides what is open to anyone. */
const limitedPaths: Readonly<Record<LimitedType, readonly string[]>> = {
  project: [
    shellWays.project,
    shellWays.projectContactProjectManager,
    shellWays.crew,
    shellWays.contactCrewChief,
    shellWays.contactCrewMember,
    shellWays.location,
  ],
  pluscrew: [shellWays.plusCrew, shellWays.plusCrewData],
};

export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'limited'; readonly type: LimitedType; readonly number: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const open: Access = { kind: 'open' };

export function judge(pathname: string, allow: Allow, { identity, person, subject }: Visitor): Access {
  if (allow.anyone) return open;
  if (!identity) return { kind: 'sign-in' };
  if (identity.tokenType !== 'user') {
    const limited: Access = { kind: 'limited', type: identity.tokenType, number: subject ?? '' };
    const params = limitedPaths[identity.tokenType]
      .map((pattern) => matchedParams(pattern, pathname))
      .find((found) => found !== null);
    if (!params || (params['number'] !== undefined && params['number'] !== subject)) return limited;
    return refusal(allow, identity) ? limited : open;
  }
  if (!person) return { kind: 'sign-in' };
  const missing = refusal(allow, identity);
  return missing ? { kind: 'refused', refusal: missing } : open;
}

/** Where a login begins, and where "home" leads. */
export function landingOf({ identity, subject }: Visitor): string {
  if (!subject) return shellPages.home;
  if (identity?.tokenType === 'project') return path(shellWays.project).to({ number: subject });
  if (identity?.tokenType === 'pluscrew') return path(shellWays.plusCrew).to({ number: subject });
  return shellPages.home;
}
