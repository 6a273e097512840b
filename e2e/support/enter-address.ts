/**
 * Opens an address as a link of the app does, and gives back when. It is sent to browsers as text, so it needs nothing
 * around it.
 */
export function enterAddress(address: string): number {
  const begun = performance.now();
  history.pushState({}, '', address);
  // An entry that nobody knows, or what watches the history for sheets takes it for one of the page that was left.
  dispatchEvent(new PopStateEvent('popstate', { state: { idx: begun } }));
  return begun;
}
