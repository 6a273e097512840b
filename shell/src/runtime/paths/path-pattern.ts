import { matchPath } from 'react-router-dom';
import type { FeatureId, Lineup } from '@callboard/contract';
import { routerPath } from '@callboard/feature';

/** The parameters of a path that fits the pattern; nothing when it does not. */
export const matchedParams = (
  pattern: string,
  pathname: string,
): Readonly<Record<string, string | undefined>> | null =>
  matchPath(routerPath(pattern), pathname)?.params ?? null;

/**
 * Whose address is it, if nobody in the lineup claims it: a path of a feature that this tenant does not have is
 * "not part of your package", any other unknown path is "not found".
 */
export const absentFeatureAt = (
  { elsewhere = {} }: Pick<Lineup, 'elsewhere'>,
  pathname: string,
): FeatureId | null =>
  Object.keys(elsewhere).find((id) => elsewhere[id]?.some((pattern) => matchedParams(pattern, pathname))) ??
  null;
