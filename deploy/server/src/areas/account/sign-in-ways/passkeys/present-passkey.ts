import type { Passkey } from '@callboard/contract';
import type { PasskeyRow } from './passkeys.db.ts';

export const presentPasskey = ({ id, name, addedAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
