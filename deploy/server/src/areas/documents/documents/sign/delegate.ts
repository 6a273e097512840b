import type { BodyOf, documents } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personOf } from '#platform/http/person-of.ts';
import { searching } from '#platform/db/list/search.ts';
import { deciderOf } from './decider.ts';
import { handOn, isSignatory, personToDelegate, possibleDelegates } from './delegate.db.ts';
import type { Delegate } from './delegate.db.ts';
import { documentById } from '../document/document-rows.db.ts';
import { addEvents } from '../document/evidence.db.ts';
import { lockedSignatory } from '../document/locked-signatory.ts';
import type { Held } from '../document/locked-signatory.ts';
import { canDelegate } from '../document/documents.policy.ts';
import { changeDocument, documentOfSignatory } from '../document/sign.db.ts';
import { endLinks } from '../send/signing-link.db.ts';
import { mailLinks } from '../send/mail-links.ts';
import { noteSigning, notifyAboutDocument } from '../send/notify-signing.ts';
import { visibleTo } from '../document/visible.db.ts';

type Body = BodyOf<typeof documents.delegate>;

async function delegateOf({ db }: Pick<Ctx, 'db'>, { found }: Held, body: Body): Promise<Delegate> {
  if (body.to === 'mail' && found.delegation !== 'anybody') {
    throw new AppError('forbidden', { params: { missing: 'delegation' } });
  }
  const to =
    body.to === 'person'
      ? await personToDelegate(db, body.personId)
      : {
          personId: null,
          // Who is not of the tenant has no number: the address keeps them apart.
          contactNumber: body.email.toLowerCase(),
          name: body.name,
          email: body.email,
          language: body.language ?? null,
        };
  if (!to || (await isSignatory(db, found.id, to))) {
    const path = body.to === 'person' ? 'personId' : 'email';
    throw new AppError('invalid', { fields: [{ path, code: 'bad_choice' }] });
  }
  return to;
}

export const delegate: Handler<typeof documents.delegate> = async ({ params, body, request }, ctx) => {
  const { db, caller, jobs, now } = ctx;
  const me = personOf(caller);
  const mine = await documentOfSignatory(db, { signatoryId: params.signatoryId, personId: me });
  if (mine !== params.id) throw notFound();
  const held = await lockedSignatory(db, { documentId: mine, signatoryId: params.signatoryId });
  const { found, own } = held;
  if (own.personId !== me) throw notFound();
  if (found.delegation === 'none') throw new AppError('forbidden', { params: { missing: 'delegation' } });
  if (!canDelegate(own, found)) throw new AppError('wrong_state', { params: { status: found.status } });
  const to = await delegateOf(ctx, held, body);
  const by = await deciderOf(ctx, request, body.timeZone);
  const reason = body.reason ?? '';
  await handOn(db, own.id, to, { personId: me, name: own.name, at: now() });
  await endLinks(db, own.id);
  await addEvents(
    db,
    { id: found.id, sha256: found.content },
    by.actor,
    [
      {
        kind: 'delegated',
        step: own.step,
        details: { signatoryId: own.id, toId: to.personId, toName: to.name, toEmail: to.email, reason },
      },
    ],
    now(),
  );
  const version = await changeDocument(db, found.id, {});
  const signatories = found.signatories.map((one) =>
    one.id === own.id ? { ...one, personId: to.personId, name: to.name } : one,
  );
  const after = { ...found, signatories };
  const byLink = await mailLinks({ db, jobs }, [own.id], { kind: 'delegated', origin: by.origin });
  const people = [me, ...(byLink.includes(own.id) ? [] : [to.personId])];
  await notifyAboutDocument(ctx, found, 'documentDelegated', people, { who: own.name, to: to.name });
  const move = { caption: 'documentDelegated', before: found.status, after: found.status, reason };
  await noteSigning(ctx, after, move);
  return {
    id: found.id,
    version,
    status: found.status,
    signatoryId: own.id,
    name: to.name,
    byLink: byLink.length > 0,
  };
};

export const delegates: Handler<typeof documents.delegates> = async ({ params, query }, { db, caller }) => {
  const me = personOf(caller);
  const found = await documentById(db, visibleTo(caller, me), params.id);
  if (!found) throw notFound();
  const may = found.signatories.some((one) => one.personId === me && canDelegate(one, found));
  if (!may) return listOf([], 0, query);
  const { rows, total } = await searching(query.q, (search) =>
    possibleDelegates(db, { documentId: found.id, search, ...query }),
  );
  return listOf(rows, total, query);
};
