import * as z from 'zod/mini';

/** The packages that a tenant can have and calls of the API belong to. A feature may bring another one. */
export const bundleIds = [
  'crew-ops',
  'planning',
  'projects',
  'finance',
  'documents',
  'mailbox',
  'plus-crews',
] as const;
export type BundleId = (typeof bundleIds)[number];

/** How features and bundles are named: they are folders, parts of addresses and words of a header. */
export const featureName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const featureId = z.string().check(z.maxLength(40), z.regex(featureName));
/** Any feature: which there are is known by their folders and their releases, not by a list. */
export type FeatureId = string;
