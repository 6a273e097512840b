import type { documents } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { deciderOf } from './decider.ts';
import { giveDecline } from './give-decline.ts';
import { lockedSignatory } from '../document/locked-signatory.ts';
import { documentOfSignatory } from '../document/sign.db.ts';

export const decline: Handler<typeof documents.decline> = async ({ params, body, request }, ctx) => {
  const me = personOf(ctx.caller);
  const mine = await documentOfSignatory(ctx.db, { signatoryId: params.signatoryId, personId: me });
  if (mine !== params.id) throw notFound();
  const held = await lockedSignatory(ctx.db, { documentId: mine, signatoryId: params.signatoryId });
  if (held.own.personId !== me) throw notFound();
  return giveDecline(held, body.reason, await deciderOf(ctx, request, body.timeZone));
};
