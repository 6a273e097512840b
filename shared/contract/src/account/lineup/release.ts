import * as z from 'zod/mini';
import { featureId } from '../../endpoint/bundles.ts';
import { faceShape } from './face.ts';

/** A SHA-384 as the `integrity` attribute spells it. */
export const integrityShape = z.string().check(z.regex(/^sha384-/));

/** The files of a release: what is not in its list does not run. The list itself has the hash that the lineup names. */
export const featureFilesShape = z.object({
  entry: z.string(),
  /** Every file that may run or style, by name below `base`. */
  files: z.record(z.string(), integrityShape),
  /**
   * The files that the feature, a page or a card needs beyond the entry, so that all are fetched side by side:
   * `feature`, `pages/<key>`, `cards/<key>`, `entries/<kind>`, `ahead`.
   */
  needs: z.record(z.string(), z.array(z.string())),
  /** The words file of each language. */
  words: z.record(z.string(), z.string()),
  /** The file of the words that cards need, where they are apart from the others. */
  cardWords: z.optional(z.record(z.string(), z.string())),
  /** The file of the words that only some pages need, and which these are: `pages/<key>`. */
  pageWords: z.optional(z.object({ pages: z.array(z.string()), files: z.record(z.string(), z.string()) })),
});
export type FeatureFiles = z.infer<typeof featureFilesShape>;

const releaseShape = {
  version: z.string(),
  /** `<feature>/<version>-<hash>` */
  release: z.string(),
  /** Where its files are, ending in a slash. */
  base: z.string(),
  /** The hash of its list of files. */
  files: integrityShape,
};

/** What a lineup says of a feature: enough to boot, to draw menus and home and to guard its pages. */
export const featureReleaseShape = z.object({
  ...releaseShape,
  feature: featureId,
  container: z.string(),
  face: faceShape,
  /** Versions of the packages that the shell has to provide. */
  shared: z.record(z.string(), z.string()),
});
export type FeatureRelease = z.infer<typeof featureReleaseShape>;

/** The document names the files that the page runs; the list is for the offline worker. */
export const shellReleaseShape = z.object(releaseShape);
export type ShellRelease = z.infer<typeof shellReleaseShape>;
