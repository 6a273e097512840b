/**
 * What lies on the page: sheets, dialogs, pickers, the menu. Each has an entry of its own in the history, so that Back
 * closes it and stays on the page. To the router such an entry is the page it lies on: same address, same place.
 *
 * Nothing here steps back because something was closed: a step takes its time, and what opens meanwhile would be closed
 * by it. The entry stays, unused, until something opens on it, another page takes its place, or Back is pressed, which
 * then goes on to where it was meant to lead.
 */
type Layer = { readonly close: () => void; closing?: boolean };
/** What an entry says of itself: on how many layers it stands, and which page of the router's it is. */
type Marked = { readonly layer?: number; readonly idx?: number } | null;
type Page = { readonly state: Marked; readonly url: string };

/** As long as the slowest of them takes to go from the screen. */
const goneAfterMs = 1_000;

/** The topmost last. */
const layers: Layer[] = [];
/** How many of the last entries are ours, used or not. */
let depth = 0;
/** The page below them, as the router last left it. */
let page: Page = { state: null, url: '' };
/** The same of the pages behind and ahead: their entries may be older than they are. */
const pages = new Map<number, Page>();

/** Without those that Back has closed, whose entries are gone, though they are still to be seen for a moment. */
const open = () => layers.filter(({ closing }) => !closing);

function remember(state: Marked): void {
  const { layer: _, ...rest } = state ?? {};
  page = { state: rest, url: location.href };
  // Those of links within a page, as long as the router has not seen them, are not told apart.
  if (rest.idx !== undefined) pages.set(rest.idx, page);
}

const markPage = () =>
  History.prototype.replaceState.call(
    history,
    depth > 0 ? { ...page.state, layer: depth } : page.state,
    '',
    page.url,
  );

function addEntries(): void {
  for (const wanted = open().length; depth < wanted;)
    History.prototype.pushState.call(history, { ...page.state, layer: (depth += 1) }, '', page.url);
}

function onPopState(event: PopStateEvent): void {
  const state = event.state as Marked;
  const before = depth;
  depth = state?.layer ?? 0;
  // The browser gives its own entries, those of links within a page, no state at all.
  const isAnother = !state && location.href !== page.url;
  if (isAnother || state?.idx !== page.state?.idx) {
    arrive(state);
    return;
  }
  // Among the entries of one page nothing has happened to the page: the router does not hear of it.
  event.stopImmediatePropagation();
  markPage();
  if (depth >= before) return;
  const shown = open();
  if (shown.length === 0) History.prototype.go.call(history, -1 - depth);
  else for (const layer of shown.slice(Math.min(depth, shown.length - 1)).reverse()) closeLayer(layer);
}

/** At another page, whose address may have changed after its entry was made. */
function arrive(state: Marked): void {
  const known = pages.get(state?.idx ?? -1);
  if (known) {
    page = known;
    markPage();
  } else remember(state);
  setTimeout(addEntries, goneAfterMs);
}

function closeLayer(layer: Layer): void {
  layer.closing = true;
  layer.close();
  // What does not close, because it waits for an answer, gets its entry again.
  setTimeout(() => {
    layer.closing = false;
    addEntries();
  }, goneAfterMs);
}

/** Another page takes over the entry of what lay on this one, or Back would need two presses. */
function pushState(...[state, unused, url]: Parameters<History['pushState']>): void {
  History.prototype[depth > 0 ? 'replaceState' : 'pushState'].call(history, state, unused, url);
  depth = 0;
  remember(state as Marked);
  setTimeout(addEntries, goneAfterMs);
}

/** The page may change its address under what lies on it. */
function replaceState(...[state, unused, url]: Parameters<History['replaceState']>): void {
  History.prototype.replaceState.call(history, state, unused, url);
  remember(state as Marked);
  if (depth > 0) markPage();
}

/** A button of the app that leads back means the page behind this one. */
const go = (delta = 0) => History.prototype.go.call(history, delta < 0 ? delta - depth : delta);

/** Once, before there is a router: on a window, listeners hear in the order in which they came. */
export function hearBack(): void {
  // Where the page was reloaded under a sheet.
  depth = (history.state as Marked)?.layer ?? 0;
  remember(history.state as Marked);
  window.addEventListener('popstate', onPopState, { capture: true });
  Object.assign(history, { pushState, replaceState, go, back: () => go(-1) });
}

/** From now on Back calls `close`. Gives back what to do when it was closed, whoever did it. */
export function openLayer({ close }: Pick<Layer, 'close'>): () => void {
  const layer: Layer = { close };
  layers.push(layer);
  addEntries();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}
