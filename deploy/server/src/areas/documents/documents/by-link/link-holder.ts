import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { tokenHash } from '../../../account/session/session.public.ts';
import { tenantLanguage } from '../../../account/settings/settings.public.ts';
import { documentById } from '../document/document-rows.db.ts';
import type { Actor } from '../document/evidence.db.ts';
import type { Decider } from '../sign/give-signature.ts';
import { knownZone } from '../document/known-zone.ts';
import { lockedSignatory } from '../document/locked-signatory.ts';
import type { Held } from '../document/locked-signatory.ts';
import type { SignatoryRow } from '../document/signatories.db.ts';
import { signatoryOfLink } from '../send/signing-link.db.ts';
import type { LinkFound } from '../send/signing-link.db.ts';
import { given } from '../document/visible.db.ts';

type LinkCtx = Pick<Ctx, 'db' | 'now'>;

async function linkOf({ db, now }: LinkCtx, token: string): Promise<LinkFound> {
  const link = await signatoryOfLink(db, tokenHash(token), now());
  if (!link) throw new AppError('link_used');
  return link;
}

/** What a link leads to, for reading. */
export async function heldByLink(ctx: LinkCtx, token: string): Promise<Held & { link: LinkFound }> {
  const link = await linkOf(ctx, token);
  const found = await documentById(ctx.db, given, link.documentId);
  const own = found?.signatories.find(({ id }) => id === link.signatoryId);
  if (!found || !own) throw new AppError('link_used');
  return { found, own, link };
}

/** The same, held until the end of the call. */
export async function lockedByLink(ctx: LinkCtx, token: string): Promise<Held & { link: LinkFound }> {
  const held = await lockedSignatory(ctx.db, await linkOf(ctx, token));
  // It may have been handed on while this call waited.
  return { ...held, link: await linkOf(ctx, token) };
}

export const languageOfLink = async (db: Ctx['db'], { language }: LinkFound): Promise<Language> =>
  languages.find((one) => one === language) ?? (await tenantLanguage(db));

/** The signatory, as the evidence keeps whoever comes by a link. */
export const linkActor = (
  own: SignatoryRow,
  request: RequestFacts,
  timeZone: string,
): Actor & { authentication: 'link' } => ({
  actorId: own.personId,
  actorName: own.name,
  actorEmail: own.email,
  actorRole: own.role || 'signatory',
  timeZone: knownZone(timeZone),
  ip: request.ip,
  peerIp: request.peerIp,
  userAgent: request.userAgent.slice(0, 300),
  authentication: 'link',
});

/** Whoever holds the link decides for its signatory, whoever else is signed in on that device. */
export const deciderByLink = (
  { own, link }: Held & { link: LinkFound },
  { db, jobs, now, tenant }: Ctx,
  request: RequestFacts,
  timeZone: string,
): Decider => ({
  db,
  jobs,
  now,
  tenant,
  origin: request.origin,
  language: () => languageOfLink(db, link),
  actor: linkActor(own, request, timeZone),
});
