import type { documents, SigningBody } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { deciderOf } from './decider.ts';
import { giveSignature } from './give-signature.ts';
import { givenSignature } from './given-signature.ts';
import { lockedSignatory } from '../document/locked-signatory.ts';
import { documentOfSignatory } from '../document/sign.db.ts';

async function sign(
  { signatoryId, documentId }: { signatoryId: string; documentId: string | null },
  body: SigningBody,
  request: RequestFacts,
  ctx: Ctx,
) {
  const me = personOf(ctx.caller);
  const mine = await documentOfSignatory(ctx.db, { signatoryId, personId: me });
  if (mine === null || (documentId !== null && documentId !== mine)) throw notFound();
  const held = await lockedSignatory(ctx.db, { documentId: mine, signatoryId });
  // It may have been handed on while this call waited.
  if (held.own.personId !== me) throw notFound();
  const by = await deciderOf(ctx, request, body.timeZone);
  return giveSignature(held, body, () => givenSignature(body, ctx, me), by);
}

export const signDocument: Handler<typeof documents.signDocument> = ({ params, body, request }, ctx) =>
  sign({ signatoryId: params.signatoryId, documentId: params.id }, body, request, ctx);

export const signAsSignatory: Handler<typeof documents.signAsSignatory> = ({ params, body, request }, ctx) =>
  sign({ signatoryId: params.id, documentId: null }, body, request, ctx);
