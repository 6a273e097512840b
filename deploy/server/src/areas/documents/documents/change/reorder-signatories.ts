import type { BodyOf, documents } from '@callboard/contract';
import { signsOneByOne } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { DocumentFound } from '../document/document-rows.db.ts';
import { isOpen } from '../document/present-document.ts';
import { setSteps } from './reorder-signatories.db.ts';
import type { SignatoryRow } from '../document/signatories.db.ts';
import type { Ctx } from '#platform/http/handler.ts';

type Wanted = Pick<BodyOf<typeof documents.editDocument>, 'signatoriesOrder' | 'signatoriesIds'>;
type Ordered = Pick<DocumentFound, 'status' | 'signatories' | 'signatoriesOrder'>;

/** What is decided keeps its step; the open places get one each after it, as wanted or as they stood. */
function reordered(found: Ordered, wanted: Wanted): SignatoryRow[] {
  const isNew = wanted.signatoriesOrder !== undefined && !signsOneByOne(found);
  const oneByOne = signsOneByOne({ signatoriesOrder: wanted.signatoriesOrder ?? found.signatoriesOrder });
  if (!oneByOne || !(isNew || wanted.signatoriesIds)) return [...found.signatories];
  const open = found.signatories.filter(isOpen);
  const ids = wanted.signatoriesIds ?? open.map(({ id }) => id);
  const isEverybody = ids.length === open.length && open.every(({ id }) => ids.includes(id));
  if (!isEverybody) {
    throw new AppError('invalid', { fields: [{ path: 'signatoriesIds', code: 'bad_choice' }] });
  }
  const last = Math.max(0, ...found.signatories.filter((one) => !isOpen(one)).map(({ step }) => step));
  return found.signatories.map((one) =>
    isOpen(one) ? { ...one, step: last + 1 + ids.indexOf(one.id) } : one,
  );
}

/** Gives the signatories of a document the wanted order, as far as nobody has decided. */
export async function reorderSignatories(
  { db }: Pick<Ctx, 'db'>,
  found: Ordered,
  wanted: Wanted,
): Promise<SignatoryRow[]> {
  const signed = found.signatories.some((one) => one.signed);
  const isWanted = (wanted.signatoriesOrder ?? wanted.signatoriesIds) !== undefined;
  if (isWanted && signed && !isOpen(found)) {
    throw new AppError('wrong_state', { params: { status: found.status } });
  }
  const after = reordered(found, wanted);
  const steps = new Map(found.signatories.map(({ id, step }) => [id, step]));
  await setSteps(
    db,
    after.filter(({ id, step }) => steps.get(id) !== step),
  );
  return after;
}
