import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A component whose code comes when it is first shown. The placeholder has the final size, so nothing jumps.
 * A load that failed is forgotten: the next time the component is mounted, it is tried anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
) {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (reason) {
        Part = attempt();
        throw reason;
      }
    });
  let Part = attempt();
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={Placeholder ? <Placeholder {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
