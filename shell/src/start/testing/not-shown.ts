type Fiber = { type: unknown; stateNode: unknown; child: Fiber | null; sibling: Fiber | null };

const operable = 'a[href],button,input,select,textarea,[tabindex]';

function* below(fiber: Fiber | null): Generator<Fiber> {
  for (let each = fiber; each; each = each.sibling) {
    yield each;
    yield* below(each.child);
  }
}

/** What React has drawn into an element, as React itself knows it. */
function drawnIn(container: Element): Fiber[] {
  const root = Object.entries(container).find(([key]) => key.startsWith('__reactContainer$'));
  if (!root) throw new Error('React draws nothing here.');
  const { stateNode } = root[1] as { stateNode: { current: Fiber } };
  return [...below(stateNode.current)];
}

const canBeOperated = (fiber: Fiber, one: string): boolean =>
  [...below(fiber.child)].some(({ stateNode }) => stateNode instanceof Element && stateNode.matches(one));

const contextType = Symbol.for('react.context');
/** It hands something on and draws nothing. */
const isProvider = (component: unknown): boolean =>
  (component as { $$typeof?: symbol } | undefined)?.$$typeof === contextType;

/** Components that are not drawn in an element, and those of which nothing that is drawn can be operated. */
export function notShown(components: Readonly<Record<string, unknown>>, container: Element) {
  const drawn = drawnIn(container);
  const of = (name: string) => drawn.filter(({ type }) => type === components[name]);
  const names = Object.keys(components).filter(
    (name) => /^[A-Z]/.test(name) && !isProvider(components[name]),
  );
  return {
    missing: names.filter((name) => of(name).length === 0),
    switchedOff: names.filter((name) => {
      const all = of(name);
      const isEnabled = (fiber: Fiber) => canBeOperated(fiber, `:is(${operable}):not(:disabled)`);
      return all.some((fiber) => canBeOperated(fiber, operable)) && !all.some(isEnabled);
    }),
  };
}
