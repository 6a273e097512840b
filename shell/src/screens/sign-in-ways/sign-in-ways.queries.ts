import { query } from '@callboard/client';
import { oneTimeCodes, passkeys } from '@callboard/contract';
import { readable } from '../account/readable.ts';

export const passkeysQuery = query(passkeys.passkeys, {}, readable);
export const codesQuery = query(oneTimeCodes.oneTimeCodes, {}, readable);
