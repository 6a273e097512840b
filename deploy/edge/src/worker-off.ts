/**
 * The kill switch. With `"worker": "off"` in the pointer, /sw.js is this: it takes over at once, forgets
 * everything that was kept, removes itself and loads the open pages anew. Browsers ask for /sw.js on every
 * navigation, and pages that stay open ask every hour.
 */
export const workerOff = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('callboard-')) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;
