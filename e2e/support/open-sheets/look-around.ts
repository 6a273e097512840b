import type { Asked, Kind, Operable } from './operable.ts';

/** Runs in the page before anything of its own, and must need nothing from outside itself. */
// oxlint-disable-next-line max-lines-per-function -- a page is handed one function with all that it calls
export function installLookAround() {
  const troubles: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) =>
    troubles.push(`${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
  window.addEventListener('error', ({ message }) => troubles.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    troubles.push(said.join(' '));
    error(...said);
  };

  // Code that a component fetches when it is first shown.
  const coming = new Set<EventTarget>();
  let fetchedAt = -1_000;
  let changes = 0;
  new MutationObserver((all) => {
    changes += 1;
    for (const { addedNodes } of all)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('script[src],link[rel=stylesheet]')) coming.add(node);
  }).observe(document, { childList: true, subtree: true, attributes: true });
  for (const event of ['load', 'error'])
    document.addEventListener(
      event,
      ({ target }) => {
        if (target && coming.delete(target)) fetchedAt = performance.now();
      },
      true,
    );

  const overlays = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';
  const widgets =
    'a[href],button,input,select,textarea,[contenteditable=true],[tabindex="0"],[role=option],[role=menuitem],[role=tab],td [role=button]';
  const composites =
    'fieldset,table,ul,ol,[role=grid],[role=listbox],[role=menu],[role=tablist],[role=radiogroup]';
  const within = <T extends Element>(scope: ParentNode, what: string) => [
    ...scope.querySelectorAll<T & HTMLElement>(what),
  ];
  const textOf = (each: Element | null | undefined) =>
    (each?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
  const byIds = (ids: string | null) =>
    ids
      ?.split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim();
  const nameOf = (each: Element) =>
    each.getAttribute('aria-label') ||
    byIds(each.getAttribute('aria-labelledby')) ||
    textOf((each as HTMLInputElement).labels?.[0]) ||
    textOf(each) ||
    each.getAttribute('placeholder') ||
    each.className;
  const shown = (each: Element) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 3 && height > 3 && each.checkVisibility({ visibilityProperty: true });
  };
  // A region that only takes the focus to be scrolled has nothing to operate.
  const off =
    'section,[role=tabpanel],:disabled,[aria-disabled=true],[inert] *,[aria-hidden=true] *,[data-outside-month]';
  const isDrawing = (each: Element) =>
    each.matches('canvas') && getComputedStyle(each).touchAction === 'none';

  const kindOf = (each: HTMLElement): Kind => {
    const type = each.getAttribute('type') ?? '';
    const role = each.getAttribute('role') ?? '';
    if (each.matches('canvas')) return 'draw';
    if (each.matches('[contenteditable=true]')) return 'segment';
    if (role === 'combobox') return 'combobox';
    if (role === 'tab') return 'tab';
    if (each.matches('select')) return 'select';
    if (type === 'file') return 'file';
    if (type === 'checkbox' || type === 'radio' || role === 'switch') return 'check';
    if (each.matches('input,textarea')) return 'text';
    if (each.matches('a')) return 'link';
    return 'press';
  };
  const roleOf = (each: HTMLElement) => each.getAttribute('role') ?? each.tagName.toLowerCase();

  /** The arrow keys of the field open its choices, and who cannot draw types the name. */
  const forPointer = (each: HTMLElement) =>
    each.matches('canvas') || (each.tabIndex === -1 && each.matches('[aria-haspopup=listbox]'));

  const overlay = () => {
    const open = within(document, overlays).filter(
      (each) => shown(each) && !each.matches('[aria-hidden=true] *'),
    );
    return open.findLast((each) => each.closest('main') === null) ?? null;
  };
  const sectionOf = (each: Element) =>
    textOf(each.closest('section')?.querySelector('h2,h3')) ||
    each.closest('section')?.getAttribute('aria-label') ||
    'Top';

  /** What was named once keeps its name, also when it is called differently after it was pressed. */
  const named = new WeakMap<Element, string>();
  const keyOf = (each: HTMLElement, place: string, taken: Set<string>) => {
    const known = named.get(each);
    if (known) return known;
    const plain = `${place} › ${roleOf(each)} “${nameOf(each).slice(0, 60)}”`;
    let key = plain;
    for (let number = 2; taken.has(key); number += 1) key = `${plain} (${number})`;
    named.set(each, key);
    return key;
  };

  type Found = Operable & { readonly element: HTMLElement; readonly place: string };

  /** Those of many alike that were operated by keys. */
  const taken = new Set<string>();
  /** Of many alike in one list, three stand for all: the first, one in the middle and the last, or any three by keys. */
  const sampled = (all: readonly Found[], { by, done }: Asked): Found[] => {
    const listOf = ({ element }: Found) => element.parentElement?.closest(composites) ?? element;
    return [...Map.groupBy(all, listOf)].flatMap(([list, members]) => {
      const kinds = Map.groupBy(members, ({ element }) => `${roleOf(element)} ${element.className}`);
      return [...kinds].flatMap(([, same]) => {
        const [first] = same;
        if (!first || same.length <= 5 || !list.matches(composites)) return same;
        const name = `${first.place} › ${roleOf(first.element)} of many`;
        if (by === 'pointer')
          return [0, same.length >> 1, same.length - 1].flatMap((at, index) => {
            const each = same[at];
            return each ? [{ ...each, key: `${name} (${index + 1})` }] : [];
          });
        const count = done.filter((key) => key.startsWith(name)).length;
        return count >= 3
          ? []
          : same
              .filter(({ key }) => !taken.has(key))
              .map((each) => ({ ...each, key: `${name} (${count + 1})` }));
      });
    });
  };

  const find = (asked: Asked) => {
    const above = overlay();
    const scope: ParentNode = above ?? document;
    const name = above && `${roleOf(above)} “${nameOf(above)}”`;
    const isAsked = (each: HTMLElement) =>
      !asked.only ||
      (kindOf(each) === asked.only.kind && (above !== null || each.closest(asked.only.within) !== null));
    const elements = [...within(scope, widgets), ...within(scope, 'canvas').filter(isDrawing)].filter(
      (each) =>
        shown(each) &&
        !each.matches(off) &&
        each !== above &&
        !(asked.by === 'keys' && forPointer(each)) &&
        isAsked(each),
    );
    // Messages lie over the page, so they come first.
    const over = (each: Element) => Number(each.closest('main') !== null);
    elements.sort((one, other) => over(one) - over(other));
    const names = new Set(elements.flatMap((each) => named.get(each) ?? []));
    const all = elements.map((element): Found => {
      const place = name ?? sectionOf(element);
      const key = keyOf(element, place, names);
      names.add(key);
      return { key, kind: kindOf(element), element, place };
    });
    return { above, name, wanted: sampled(all, asked) };
  };

  // oxlint-disable-next-line no-restricted-globals -- no time, but the page's next task after a frame
  const pause = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const busy = () => document.querySelectorAll('[aria-busy=true]').length;
  let alwaysBusy: number | undefined;
  const settle = async () => {
    const begun = performance.now();
    const passed = () => performance.now() - begun;
    for (let quiet = 0; quiet < 2 && passed() < 4_000;) {
      const before = changes;
      await pause();
      // React shows what was fetched for a while later, so that not every part flickers in on its own.
      const waits = coming.size > 0 || busy() > (alwaysBusy ?? 1_000) || performance.now() - fetchedAt < 400;
      quiet = waits || (before !== changes && passed() < 1_000) ? 0 : quiet + 1;
    }
    alwaysBusy ??= busy();
  };

  const where = ({ element }: Found) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2, width };
    const hit = document.elementFromPoint(at.x, at.y);
    const label = hit?.closest('label') ?? null;
    const labels: readonly Element[] = [...((element as HTMLInputElement).labels ?? [])];
    const free = element.contains(hit) || (label && labels.includes(label));
    return { ...at, cover: free ? null : `${hit?.tagName} ${hit?.className}` };
  };
  /** A list that opens above or below its field may still be on its way there. */
  const place = async (found: Found) => {
    const block = overlay() ? 'nearest' : 'center';
    let at = where(found);
    for (let count = 0; count < 8 && at.cover; count += 1) {
      found.element.scrollIntoView({ block, inline: block });
      await pause();
      at = where(found);
    }
    return { key: found.key, kind: found.kind, ...at };
  };

  let last: HTMLElement | null = null;
  let stateBefore: string | null = null;
  const stateOf = (each: HTMLElement | null) => {
    if (!each?.isConnected) return null;
    const input = each as HTMLInputElement;
    return each.matches('[type=checkbox],[type=radio]')
      ? String(input.checked)
      : (input.value ?? textOf(each));
  };

  let back = false;
  /** The arrow keys lead on within a widget that is one stop for Tab; in a long list End and Home lead past it. */
  const stepTo = (
    left: readonly Found[],
    active: Element | null,
    chosen: Element | null,
    above: Element | null,
  ) => {
    const list = above?.matches('[role=listbox]') ? above : chosen?.closest(composites);
    if (left.some(({ element }) => list?.contains(element) && element.tabIndex === -1))
      return list?.matches('[role=listbox],[role=menu]') ? 'ArrowDown' : 'ArrowRight';
    const stops = within(
      above ?? document,
      'a[href],button,input,select,textarea,[contenteditable=true],[tabindex]',
    ).filter((each) => each.tabIndex >= 0 && shown(each) && !each.matches(off));
    const at = stops.findIndex((each) => each === active);
    const ways = left.flatMap(({ element }) => {
      const to = stops.indexOf(element);
      return to < 0
        ? []
        : [
            {
              forward: (to - at + stops.length) % stops.length,
              back: (at - to + stops.length) % stops.length,
            },
          ];
    });
    // Past the first or the last one nothing has the focus: it goes on the same way.
    if (at >= 0)
      back = Math.min(...ways.map((way) => way.back)) < Math.min(...ways.map((way) => way.forward));
    const row = active?.closest('[aria-setsize]');
    const end = row?.getAttribute(back ? 'aria-posinset' : 'aria-setsize');
    if (
      row &&
      (back ? end !== '1' : end !== row.getAttribute('aria-posinset')) &&
      !left.some(({ element }) => row.parentElement?.contains(element))
    )
      return back ? 'Home' : 'End';
    return back ? 'Shift+Tab' : 'Tab';
  };

  window.lookAround = async (asked) => {
    if (!asked.quick) await settle();
    const { above, name, wanted } = find(asked);
    const left = wanted.filter(({ key }) => !asked.done.includes(key));
    const changed = stateOf(last) !== stateBefore;
    const active = document.activeElement;
    const chosen = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '') ?? active;
    const focused = left.find(({ element }) => element === chosen);
    const first = asked.by === 'pointer' ? left[0] : undefined;
    const plain = ({ key, kind }: Operable) => ({ key, kind });
    last = (first ?? focused)?.element ?? null;
    stateBefore = stateOf(last);
    const plainKey = focused && named.get(focused.element);
    if (plainKey) taken.add(plainKey);
    return {
      overlay: name,
      left: left.map(plain),
      next: first ? await place(first) : null,
      focused: focused ? plain(focused) : null,
      step: stepTo(left, active, chosen, above),
      changed,
      troubles: troubles.splice(0),
      at: (chosen && named.get(chosen)) ?? null,
      stopped: within(document, 'h1,h2,h3').some((each) => textOf(each) === asked.stopped),
    };
  };
}
