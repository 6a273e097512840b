import * as z from 'zod/mini';
import { languages } from '../../languages/languages.ts';
import { canonical } from './canonical.ts';
import { featureFilesShape, featureReleaseShape, integrityShape, shellReleaseShape } from './release.ts';
import type { FeatureFiles } from './release.ts';

const files = z.record(z.string(), z.object({ integrity: integrityShape, size: z.number() }));

/** What the release tool writes down of a feature. It stays on the server; phones get parts of it. */
export const featureRecordShape = z.object({
  ...featureReleaseShape.shape,
  ...featureFilesShape.shape,
  files,
  /** Titles, menu labels and what entries of the start page say, by language and key. */
  labels: z.record(z.enum(languages), z.record(z.string(), z.string())),
});
export type FeatureRecord = z.infer<typeof featureRecordShape>;

export const shellRecordShape = z.object({
  ...shellReleaseShape.shape,
  files,
  /** What the document names: the inline starter, the scripts and the styles, in their order. */
  document: z.object({
    boot: z.string(),
    /** Draws a screen as it was last seen, in every document but the sign-in's. An older shell has none. */
    look: z.optional(z.string()),
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    /** Files whose hashes it carries; those of later pages come with the list. An older shell carries all. */
    first: z.optional(z.array(z.string())),
    /** What it shows before any script, by language, and the styles of that. An older shell has none. */
    frames: z.optional(z.string()),
  }),
  /** The files behind each chunk that has a name, so that the starter fetches them ahead. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** The offline worker; without it there is none. */
  worker: z.optional(z.string()),
  shared: z.record(z.string(), z.string()),
  /** What stands in the document or has an address of its own, with its hash. An older shell names none. */
  inline: z.optional(z.record(z.string(), integrityShape)),
});
export type ShellRecord = z.infer<typeof shellRecordShape>;

const integrities = (record: ShellRecord | FeatureRecord) =>
  Object.fromEntries(Object.entries(record.files).map(([name, { integrity }]) => [name, integrity]));

export const fileListOf = (record: FeatureRecord): FeatureFiles => ({
  entry: record.entry,
  files: integrities(record),
  needs: record.needs,
  words: record.words,
  ...(record.cardWords && { cardWords: record.cardWords }),
  ...(record.pageWords && { pageWords: record.pageWords }),
});

/** The bytes of a release's list of files, whose SHA-384 stands in the lineup. */
export const fileListText = (record: ShellRecord | FeatureRecord): string =>
  canonical('feature' in record ? fileListOf(record) : { files: integrities(record) });
