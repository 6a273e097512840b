import * as z from 'zod/mini';
import { featureId } from '../../endpoint/bundles.ts';
import { languages } from '../../languages/languages.ts';
import { featureReleaseShape, shellReleaseShape } from './release.ts';

/** What features are called and say without their code, in one language. */
const labels = z.object({
  language: z.enum(languages),
  texts: z.record(featureId, z.record(z.string(), z.string())),
});
export type Labels = z.infer<typeof labels>;

export const lineupShape = z.object({
  /** Hash of everything else in it, but for `labels` and `lists`, which have hashes of their own in it. */
  id: z.string(),
  tenant: z.string(),
  shell: shellReleaseShape,
  features: z.array(featureReleaseShape),
  /** The SHA-256 (hex) of the labels in each language: the same lineup, whatever it is spoken in. */
  labelHashes: z.record(z.enum(languages), z.string()),
  /** Features that exist for this tenant and are not to be used now. */
  withheld: z.array(featureId),
  /** Addresses of features that are not in it: so the page says that they are, but not here. */
  elsewhere: z.optional(z.record(featureId, z.array(z.string()))),
  labels,
  /** The lists of files that the asked address will need, so that its code waits for no further answer. */
  lists: z.optional(z.record(featureId, z.unknown())),
});
export type Lineup = z.infer<typeof lineupShape>;
