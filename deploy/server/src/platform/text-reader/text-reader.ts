import type { Language } from '@callboard/contract';

/** Reads letters in pictures. */
export type TextReader = {
  /** Those that it has been taught. */
  readonly languages: readonly Language[];
  /** What stands in a picture, line by line; nothing where it cannot be read in time or too many wait. */
  read(picture: Uint8Array, languages: readonly Language[]): Promise<string>;
};
