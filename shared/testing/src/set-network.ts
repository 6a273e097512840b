/** Takes the network away or gives it back, as a browser does: it knows, and says so. */
export function setNetwork(there: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: there, configurable: true });
  dispatchEvent(new Event(there ? 'online' : 'offline'));
}
