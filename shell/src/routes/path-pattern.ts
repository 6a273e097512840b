import { matchPath } from 'react-router-dom';
import { bundleIds } from '@callboard/contract';
import type { FeatureId } from '@callboard/contract';
import { routerPath } from '@callboard/feature';
import { featurePaths } from './feature-paths.ts';

/** The parameters of a path that fits the pattern; nothing when it does not. */
export const fit = (pattern: string, pathname: string): Readonly<Record<string, string | undefined>> | null =>
  matchPath(routerPath(pattern), pathname)?.params ?? null;

export const featureOfPath = (pathname: string): FeatureId | null =>
  bundleIds.find((id) => featurePaths[id].some((pattern) => fit(pattern, pathname))) ?? null;
