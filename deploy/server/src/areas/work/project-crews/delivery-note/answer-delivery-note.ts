import type { DeliveryNote } from '@callboard/contract';
import { lacksHours } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { crewPaper, isSigned, paperState, signatureRemoved } from '../../crew-papers/crew-papers.public.ts';
import type { CrewPaperRow } from '../../crew-papers/crew-papers.public.ts';
import { hashOf, noteFacts } from './note-facts.ts';

/** Chief and planner at any time; the client once it is released; nobody else. */
export function refuseNote(
  { chief, planner, office, client }: CrewAccess,
  note: CrewPaperRow | undefined,
): void {
  if (chief || planner || office) return;
  if (!client || !note?.releasedAt) throw notFound();
}

/** Whoever leads the crew reads it as such, also where the client's side is open to the same person. */
export const noteViewerOf = ({ chief, planner, office }: CrewAccess): DeliveryNote['viewer'] => {
  if (chief) return 'chief';
  return planner || office ? 'planner' : 'client';
};

export function deliveryNoteActions(
  { crew, leads, client }: CrewAccess,
  note: CrewPaperRow | undefined,
): DeliveryNote['may'] {
  const ready = crew.signedOffAt !== null;
  const released = ready && note !== undefined && note.releasedAt !== null;
  const signed = note !== undefined && isSigned(note);
  const disputed = note !== undefined && note.disputedAt !== null;
  const open = released && !signed && !disputed;
  return {
    download: ready && (leads || (client && released)),
    release: ready && leads && note !== undefined && note.downloadedAt !== null && !note.releasedAt,
    sign: open && (leads || client),
    confirm: open && client,
    send: signed && (leads || client),
    reportProblem: released && !signed && (leads || client),
    answerProblem: disputed && leads,
  };
}

export async function answerDeliveryNote(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  access: CrewAccess,
): Promise<DeliveryNote> {
  const { id, signedOffAt } = access.crew;
  const note = await crewPaper(db, id, 'deliveryNote');
  refuseNote(access, note);
  const facts = await noteFacts(db, id, now());
  const may = deliveryNoteActions(access, note);
  const number = note?.number ?? null;
  const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    crewId: id,
    version: note?.version ?? 0,
    number,
    state: paperState(note, signedOffAt !== null),
    viewer: noteViewerOf(access),
    sha256: hashOf(number, facts),
    ...facts,
    downloadedAt: iso(note?.downloadedAt),
    releasedAt: iso(note?.releasedAt),
    signedAt: iso(note?.signedAt ?? note?.confirmedAt),
    signatureRemoved: note && !isSigned(note) ? await signatureRemoved(db, id) : null,
    signerName: note?.signerName ?? '',
    signerEmail: note?.signerEmail ?? '',
    digitallyConfirmed: note !== undefined && note.confirmedAt !== null,
    sentAt: iso(note?.sentAt),
    may: facts.rows.some(lacksHours) ? { ...may, sign: false, confirm: false } : may,
  };
}
