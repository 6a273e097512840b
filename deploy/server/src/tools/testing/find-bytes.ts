import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** As somebody may have written it down. */
const waysToWrite = (secret: Uint8Array): Buffer[] => {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [
    bytes,
    ...[hex, hex.toUpperCase(), base64, bytes.toString('base64url')].map((text) => Buffer.from(text)),
  ];
};

/** Where one of the secrets lies, in whichever way it is written. */
export const bytesFound = (content: Buffer, secrets: readonly Uint8Array[]): boolean =>
  secrets.some((secret) => waysToWrite(secret).some((written) => content.includes(written)));

/** The files below a folder that hold one of the secrets. */
export const filesWith = (folder: string, secrets: readonly Uint8Array[]): string[] =>
  filesIn(folder).filter((file) => bytesFound(readFileSync(file), secrets));
