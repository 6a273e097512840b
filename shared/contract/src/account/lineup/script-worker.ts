/** An empty worker for scripts that are proven by a hash: a worker's own address has no integrity attribute. */
export const scriptWorkerPath = '/script-worker.js';

/** What it runs is handed to it by a page, decoders of pictures too; from the network it can fetch nothing. */
export const scriptWorkerPolicy = "default-src 'none'; script-src blob: 'wasm-unsafe-eval'";

/** Runs the first text that it hears as a module, and says how that went. */
export const scriptWorkerSource = `
self.addEventListener('message', async ({ data }) => {
  const address = URL.createObjectURL(new Blob([data], { type: 'text/javascript' }));
  try {
    await import(address);
    self.postMessage('started');
  } catch (error) {
    self.postMessage('failed: ' + error);
  }
  URL.revokeObjectURL(address);
}, { once: true });
`;
