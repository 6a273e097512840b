import type { SignatureZone } from '@callboard/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

export const zoneColumns = (zone: SignatureZone | null) => ({
  zonePage: zone?.page ?? null,
  zoneX: zone?.x ?? null,
  zoneY: zone?.y ?? null,
});

export const setZone = async (db: Db, signatoryId: string, zone: SignatureZone | null): Promise<void> => {
  await db
    .updateTable('signatory')
    .set({ ...zoneColumns(zone), version: sql`version + 1` })
    .where('id', '=', signatoryId)
    .execute();
};
