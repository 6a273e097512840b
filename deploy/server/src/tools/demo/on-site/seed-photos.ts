import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Db, Tables } from '#platform/db/tables.ts';
import { addFile } from '#platform/files/file.db.ts';
import { addSizes } from '#platform/files/file-sizes.db.ts';
import { photoSizes } from '../../../areas/work/photos/photo-sizes.ts';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import type { BegunItem } from './site-rows.db.ts';

type Photo = Insertable<Tables['crewPhoto']>;

const captions = [
  'Bühne links fertig',
  'Traverse 3 hängt',
  'Ladezone frei',
  'Kabelwege gesichert',
  'Licht eingerichtet',
  'Schaden am Case 14',
  'Tor 3 nach dem Abbau',
  '',
];
const rejections = ['people', 'blurred', 'wrongCrew'] as const;
const states = ['approved', 'approved', 'pending', 'approved', 'rejected', 'pending'] as const;
const kinds = 8;

/** A stage as nobody has built it. */
function scene(nth: number): Promise<Buffer> {
  const dice = diceOf(`photo ${nth}`);
  const color = () => dice.pick(['#ffd166', '#ef476f', '#06d6a0', '#118ab2', '#8338ec']);
  const beams = Array.from({ length: 5 }, (_, at) => {
    const x = 80 + at * 160;
    return `<path d="M${x} 60 L${x - 90} 480 L${x + 90} 480 Z" fill="${color()}" opacity="0.28"/>`;
  }).join('');
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="#10131a"/>${beams}
    <rect x="40" y="44" width="720" height="16" fill="#8a8f98"/>
    <rect x="0" y="480" width="800" height="120" fill="#20242e"/>
    <rect x="${120 + dice.roll(300)}" y="380" width="180" height="100" rx="6" fill="#3b4252"/></svg>`),
  )
    .webp({ quality: 70 })
    .toBuffer();
}

export async function seedPhotos(db: Db, demo: Demo, items: readonly BegunItem[]): Promise<void> {
  const { tenant, files, now, personOf } = demo;
  const office = personOf('office')?.id ?? null;
  const fileIds: string[] = [];
  for (let nth = 0; nth < kinds; nth += 1) {
    const bytes = await scene(nth);
    const keep = async (of: string, picture: Uint8Array) => {
      const { name: content, size } = await files.put(picture);
      const id = seedId(tenant.id, of, nth);
      const name = `photo-${nth + 1}.webp`;
      return addFile(db, { id, content, name, type: 'image/webp', size, private: true, at: now });
    };
    const fileId = await keep('photo file', bytes);
    const sizes = [];
    for (const { edge, bytes: smaller } of await photoSizes(bytes)) {
      sizes.push({ edge, fileId: await keep(`photo file ${edge}`, smaller) });
    }
    await addSizes(db, fileId, sizes);
    fileIds.push(fileId);
  }
  const begun = items.filter(
    ({ status, personId }) => personId && (status === 'working' || status === 'done' || status === 'cleared'),
  );
  const rows = begun.slice(0, 60).map((item, nth): Photo => {
    const state = states[nth % states.length] ?? 'pending';
    const from = item.startsAt ?? now;
    const taken = new Date(Math.min(from.getTime() + (60 + nth) * 60_000, now.getTime() - 60_000));
    return {
      id: seedId(tenant.id, 'photo', nth),
      crewId: item.crewId,
      personId: String(item.personId),
      fileId: String(fileIds[nth % kinds]),
      caption: speechOf(tenant)(captions[nth % captions.length] ?? ''),
      takenAt: taken,
      submittedAt: taken,
      state,
      reasonCode: state === 'rejected' ? (rejections[nth % rejections.length] ?? 'blurred') : null,
      decidedAt: state === 'pending' ? null : new Date(Math.min(taken.getTime() + 3_600_000, now.getTime())),
      decidedBy: state === 'pending' ? null : office,
    };
  });
  await insertAll(db, 'crewPhoto', rows);
}
