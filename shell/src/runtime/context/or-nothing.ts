import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Nothing waits for it: where it cannot be fetched, nothing stands in its place. */
export const orNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
