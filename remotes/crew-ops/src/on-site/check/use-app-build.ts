import { useOrigin } from '@callboard/feature';

/** Which app made a step; stands in its record. */
export function useAppBuild(): { readonly appBuild: string } {
  const { feature, version } = useOrigin();
  return { appBuild: `${feature} ${version}`.trim().slice(0, 60) };
}
