// In the offline worker too: without the shapes and their library.
import { canonical, lineupText } from '@callboard/contract';
import type { Lineup } from '@callboard/contract';

export const digest = async (algorithm: string, text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));
const sha256 = async (text: string): Promise<string> =>
  [...(await digest('SHA-256', text))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const lineupId = (lineup: object): Promise<string> => sha256(lineupText(lineup));
export const labelsHash = (texts: object): Promise<string> => sha256(canonical(texts));

/** What of a lineup is not what its hashes say; nothing when all of it is. */
export async function lineupFault(body: object, lineup: Lineup): Promise<string | null> {
  // Hashed as it came: what the shape does not know is part of it as well.
  const id = await lineupId(body);
  if (id !== lineup.id) return `${lineup.id} is ${id}`;
  const { language, texts } = lineup.labels;
  return (await labelsHash(texts)) === lineup.labelHashes[language] ? null : `labels in ${language}`;
}
