import type { DeliveryNote } from '@callboard/contract';
import { checkRows } from '../crew-checks/check-rows.db.ts';
import { notFound } from '../http/app-error.ts';
import type { Ctx } from '../http/handler.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import type { CrewAccess } from './crew-access.ts';
import { crewPaper } from './crew-paper.db.ts';
import type { CrewPaperRow } from './crew-paper.db.ts';
import { signOffOf } from './crew-screen.db.ts';
import { isSigned, paperState } from './paper-state.ts';
import { presentHours, sumOf } from './present-hours.ts';

/** Chief and planner at any time; the client once it is released; nobody else. */
export function refuseNote(
  { chief, planner, office, client }: CrewAccess,
  note: CrewPaperRow | undefined,
): void {
  if (chief || planner || office) return;
  if (!client || !note?.releasedAt) throw notFound();
}

export function mayWithNote(
  { crew, leads, client }: CrewAccess,
  note: CrewPaperRow | undefined,
): DeliveryNote['may'] {
  const ready = crew.signedOffAt !== null;
  const released = ready && note !== undefined && note.releasedAt !== null;
  const signed = note !== undefined && isSigned(note);
  return {
    download: ready && (leads || (client && released)),
    release: ready && leads && note !== undefined && note.downloadedAt !== null && !note.releasedAt,
    sign: released && !signed && (leads || client),
    confirm: released && !signed && client,
    send: signed && (leads || client),
  };
}

export async function answerDeliveryNote(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  access: CrewAccess,
): Promise<DeliveryNote> {
  const { id, timeZone, signedOffAt } = access.crew;
  const note = await crewPaper(db, id, 'deliveryNote');
  refuseNote(access, note);
  const rules = await tenantRules(db);
  const checks = await checkRows(db, { crewId: id });
  const rows = checks.map((row) => presentHours(row, now(), rules));
  const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    crewId: id,
    version: note?.version ?? 0,
    number: note?.number ?? null,
    state: paperState(note, signedOffAt !== null),
    timeZone,
    downloadedAt: iso(note?.downloadedAt),
    releasedAt: iso(note?.releasedAt),
    rows,
    plannedMinutes: sumOf(rows, 'plannedMinutes'),
    checkedMinutes: sumOf(rows, 'checkedMinutes'),
    approvedMinutes: sumOf(rows, 'approvedMinutes'),
    roundingMinutes: checks.find(({ roundingMinutes }) => roundingMinutes)?.roundingMinutes ?? 0,
    signOffNote: (await signOffOf(db, id)).note,
    signedAt: iso(note?.signedAt ?? note?.confirmedAt),
    signerName: note?.signerName ?? '',
    signerEmail: note?.signerEmail ?? '',
    digitallyConfirmed: note !== undefined && note.confirmedAt !== null,
    sentAt: iso(note?.sentAt),
    may: mayWithNote(access, note),
  };
}
