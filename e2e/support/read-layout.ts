/** What is wrong with the layout of a screen, as a person sees it. */
export type LayoutProblem = {
  readonly what:
    | 'wider than the window'
    | 'out of its box'
    | 'broken word'
    | 'cut in silence'
    | 'look the same';
  readonly text: string;
  /** Where it stands: its classes, so that the style sheet is found. */
  readonly at: string;
};

/**
 * Runs in the page, and must need nothing from outside itself. With a selector it reads the last that is shown of what
 * it names: a sheet, and not the page below.
 */
// oxlint-disable-next-line max-lines-per-function -- a page is handed one function with all that it calls
export function readLayout(within = 'body'): LayoutProblem[] {
  const problems = new Map<string, LayoutProblem>();
  const placeOf = (each: Element): string =>
    [each, each.parentElement]
      .map((one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`)
      .join(' < ');
  const report = (what: LayoutProblem['what'], text: string, each: Element) => {
    const at = placeOf(each);
    problems.set(`${what} ${text.slice(0, 80)} ${at}`, { what, text: text.slice(0, 120), at });
  };
  const styleOf = (each: Element) => getComputedStyle(each);
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const withAncestors = (each: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = each; at; at = at.parentElement) all.push(at);
    return all;
  };
  const shown = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !withAncestors(each).some((one) => styleOf(one).clipPath !== 'none');
  const rectsOf = (node: Text, from = 0, until = node.length) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, until);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };
  const lineOf = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2);

  /** A text as it is read: the pieces between its points for hyphens belong together. */
  type Reading = { readonly element: Element; readonly nodes: readonly Text[]; readonly text: string };
  const scope = [...document.querySelectorAll(within)].findLast((each) => each.checkVisibility());
  const readings: Reading[] = [...(scope?.querySelectorAll('*') ?? [])].flatMap((element) => {
    if (element.closest('script,style,noscript,svg,option,textarea,iframe')) return [];
    const nodes = [...element.childNodes].filter((node) => node instanceof Text);
    const text = plain(nodes.map(({ data }) => data).join(''));
    return text && shown(element) ? [{ element, nodes, text }] : [];
  });

  /** Letters that belong together: after a hyphen, a slash or a point for a hyphen a line may end. */
  const word = /[\p{L}\p{M}\p{N}’']{2,}/gu;
  const readWords = ({ element, nodes }: Reading) => {
    for (const node of nodes)
      for (const { 0: letters, index } of node.data.matchAll(word))
        if (new Set(rectsOf(node, index, index + letters.length).map(lineOf)).size > 1)
          report('broken word', letters, element);
  };

  const tellsAll = ({ element, text }: Reading) =>
    withAncestors(element).some((one) =>
      ['title', 'aria-label'].some((name) => one.getAttribute(name)?.includes(text)),
    );
  /** The name of a page in its bar is in the page as well, alone or with what it belongs to: "project · crew". */
  const standsElsewhere = ({ element, text }: Reading) =>
    readings.some(
      (other) =>
        other.element !== element &&
        (other.text === text || other.text.split(' · ').includes(text)) &&
        !clipOf(other),
    );
  const leadsToAll = ({ element }: Reading) =>
    element.closest('a[href],button,summary,[role=button],li:has(a[href]),li:has(button),tr:has(a[href])');
  /** Behind what a text disappears in part, and how much of it can be read. */
  const clipOf = ({ element, nodes }: Reading) => {
    const clip = withAncestors(element).find((one) => {
      const { overflowX, overflowY } = styleOf(one);
      return [overflowX, overflowY].some((overflow) => hides(overflow) || scrolls(overflow));
    });
    if (!clip || clip === document.documentElement || clip === document.body) return null;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(clip);
    if (scrolls(overflowX) || scrolls(overflowY)) return null;
    const box = clip.getBoundingClientRect();
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      right <= box.right + 2 && left >= box.left - 2 && (top + bottom) / 2 <= box.bottom;
    if (nodes.every((node) => rectsOf(node).every(isIn))) return null;
    let visible = '';
    for (const node of nodes)
      for (let at = 0; at < node.length; at += 1) {
        if (!rectsOf(node, at, at + 1).every(isIn))
          return { visible, marked: textOverflow === 'ellipsis' || webkitLineClamp !== 'none' };
        visible += node.data[at];
      }
    return null;
  };
  /** What can be read of texts that are cut, and the whole texts behind it. */
  const cut = new Map<string, Map<string, Element>>();
  const readCut = (reading: Reading) => {
    const clip = clipOf(reading);
    if (!clip) return;
    const { element, text } = reading;
    const key = `${element.className} ${clip.visible}`;
    cut.set(key, (cut.get(key) ?? new Map<string, Element>()).set(text, element));
    const found = tellsAll(reading) || standsElsewhere(reading) || (clip.marked && leadsToAll(reading));
    if (!found) report('cut in silence', text, element);
  };

  const clear = 'rgba(0, 0, 0, 0)';
  const isBox = (each: Element) => {
    const { backgroundColor, borderLeftWidth } = styleOf(each);
    return backgroundColor !== clear || Number.parseFloat(borderLeftWidth) > 0;
  };
  const readBox = ({ element, nodes, text }: Reading) => {
    const way = withAncestors(element);
    const at = way.findIndex(isBox);
    const box = way[at];
    if (!box || box === document.body || box === document.documentElement) return;
    const within = way.slice(0, at + 1).map(styleOf);
    if (within.some(({ overflowX, display }) => overflowX !== 'visible' || display === 'inline')) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isOut = (rect: DOMRect) =>
      rect.right > right + 1 || rect.left < left - 1 || rect.bottom > bottom + 2 || rect.top < top - 2;
    if (nodes.some((node) => rectsOf(node).some(isOut))) report('out of its box', text, element);
  };

  const readWidth = ({ element, nodes, text }: Reading) => {
    const held = withAncestors(element).some((one) => styleOf(one).overflowX !== 'visible');
    const isOut = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
    if (!held && nodes.some((node) => rectsOf(node).some(isOut)))
      report('wider than the window', text, element);
  };

  const { scrollingElement } = document;
  if (scrollingElement && scrollingElement.scrollWidth > innerWidth + 1)
    report('wider than the window', `${scrollingElement.scrollWidth} of ${innerWidth} px`, document.body);
  for (const reading of readings) for (const read of [readWords, readCut, readBox, readWidth]) read(reading);
  for (const texts of cut.values()) {
    const [[text, element] = []] = texts;
    if (texts.size > 1 && text && element) report('look the same', `${texts.size} × ${text}`, element);
  }
  return [...problems.values()];
}
