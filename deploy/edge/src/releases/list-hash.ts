import { createHash } from 'node:crypto';
import { fileListText } from '@callboard/contract';
import type { FeatureRecord, ShellRecord } from '@callboard/contract';

/** The hash by which a release's list of files is known. */
export const listHash = (record: ShellRecord | FeatureRecord): string =>
  `sha384-${createHash('sha384').update(fileListText(record)).digest('base64')}`;
