import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Db, Tables } from '#platform/db/tables.ts';
import { addFile } from '#platform/files/file.db.ts';
import { hashOf, noteFacts } from '../../../areas/work/project-crews/delivery-note/note-facts.ts';
import { notePaper } from '../../../areas/work/project-crews/delivery-note/note-paper.ts';
import { paperPdf } from '#platform/pdf/paper.ts';
import { signedOffMinutesAgo, todayCrewId } from '../base/today-crews.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { comingCrews, signedOffCrews } from './site-rows.db.ts';

type Paper = Insertable<Tables['crewPaper']>;
type State = 'new' | 'downloaded' | 'released' | 'signed' | 'sent' | 'confirmed';

const noteStates: readonly State[] = [
  'released',
  'signed',
  'sent',
  'confirmed',
  'downloaded',
  'released',
  'new',
];
const sheetStates: readonly State[] = ['released', 'downloaded', 'new', 'released'];
const hourMs = 3_600_000;
/** Papers that were really made; the others are made when somebody asks for them. */
const signer = 'SOFIA LINDQVIST';

const signatureDrawing = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160">
    <path d="M30 110c40-90 70-90 60-20s40 20 60-30 30 60 60 20 40-50 60-10 60 30 180-30"
      fill="none" stroke="#14213d" stroke-width="5" stroke-linecap="round"/></svg>`),
  )
    .webp()
    .toBuffer();

async function keep(db: Db, { tenant, files, now }: Demo, bytes: Uint8Array, name: string, type: string) {
  const { name: content, size } = await files.put(bytes);
  const id = seedId(tenant.id, 'paper file', name);
  return addFile(db, { id, content, name, type, size, private: true, at: now });
}

const empty = {
  fileId: null,
  signedFileId: null,
  downloadedAt: null,
  releasedAt: null,
  releasedBy: null,
  signedAt: null,
  signerName: '',
  signerEmail: '',
  signatureFileId: null,
  digitallyConfirmedAt: null,
  digitallyConfirmedBy: null,
  sentAt: null,
  signedSha256: '',
} satisfies Partial<Paper>;

/** When a paper was downloaded, released, signed and sent, each where its state has come so far. */
function datesOf(state: State, at: Date): Partial<Paper> {
  const after = (hours: number) => new Date(at.getTime() + hours * hourMs);
  const released = state !== 'new' && state !== 'downloaded';
  return {
    downloadedAt: state === 'new' ? null : at,
    releasedAt: released ? at : null,
    signedAt: state === 'signed' || state === 'sent' ? after(1) : null,
    digitallyConfirmedAt: state === 'confirmed' ? after(1) : null,
    sentAt: state === 'sent' ? after(1) : null,
  };
}

export async function seedCrewPapers(db: Db, demo: Demo): Promise<void> {
  const { tenant, now, today, personOf } = demo;
  const chief = personOf('chief')?.id ?? null;
  const clientId = personOf('client')?.id ?? null;
  const waiting = todayCrewId(tenant.id, 'signedOff');
  const drawing = await signatureDrawing();
  const drawingId = await keep(db, demo, drawing, 'signature.webp', 'image/webp');
  const rows: Paper[] = [];
  const crews = (await signedOffCrews(db)).toSorted(
    (a, b) => Number(b.id === waiting) - Number(a.id === waiting),
  );
  for (const [nth, crew] of crews.slice(0, 24).entries()) {
    const state = noteStates[nth % noteStates.length] ?? 'new';
    const number = `DN-${1001 + nth}`;
    const id = seedId(tenant.id, 'delivery note', crew.id);
    const own =
      crew.id === waiting ? new Date(now.getTime() - signedOffMinutesAgo * 60_000) : crew.signedOffAt;
    const dates = datesOf(state, own ?? now);
    const at = dates.signedAt ?? dates.digitallyConfirmedAt ?? null;
    const row: Paper = {
      ...empty,
      ...dates,
      id,
      crewId: crew.id,
      kind: 'deliveryNote',
      number,
      releasedBy: dates.releasedAt ? chief : null,
    };
    if (at) {
      const drawn = state !== 'confirmed';
      const signed = { name: signer, at: new Date(at), image: drawn ? drawing : null };
      const around = { language: tenant.defaultLanguage, tenantName: tenant.name, now };
      const shown = await noteFacts(db, crew.id, now);
      const bytes = await paperPdf(notePaper(around, { id, number }, shown, signed));
      row.signedSha256 = hashOf(number, shown);
      row.signedFileId = await keep(db, demo, bytes, `${number}.pdf`, 'application/pdf');
      row.signerName = signer;
      row.signerEmail = state === 'sent' ? `sofia.lindqvist@${tenant.domain}` : '';
      if (drawn) row.signatureFileId = drawingId;
      else row.digitallyConfirmedBy = clientId;
    }
    rows.push(row);
  }
  const sheets = (await comingCrews(db, today)).map(({ id }, nth): Paper => {
    const state = sheetStates[nth % sheetStates.length] ?? 'new';
    const dates = datesOf(state, new Date(now.getTime() - 5 * hourMs));
    const own = { id: seedId(tenant.id, 'chief sheet', id), crewId: id, number: `CS-${1001 + nth}` };
    return {
      ...empty,
      ...dates,
      ...own,
      kind: 'crewChiefSheet',
      releasedBy: dates.releasedAt ? chief : null,
    };
  });
  await insertAll(db, 'crewPaper', [...rows, ...sheets]);
  await insertAll(db, 'numberRange', [
    { kind: 'deliveryNote', last: 1000 + rows.length },
    { kind: 'crewChiefSheet', last: 1000 + sheets.length },
  ]);
}
