import { scriptWorkerPath } from '@callboard/contract';

type Factory = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
};

const own = (url: string): string => {
  if (url !== scriptWorkerPath) throw new TypeError('Not the empty worker.');
  return url;
};
let address: string | undefined;
function workerAddress(): string {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy('callboard-script-worker', { createScriptURL: own });
  return (policy ?? { createScriptURL: own }).createScriptURL(scriptWorkerPath) as string;
}

/** What a phone may take for it, however slow it is. */
const patienceMs = 15_000;

/** A worker that runs this script, once it listens. */
export async function startScriptWorker(script: string): Promise<Worker> {
  address ??= workerAddress();
  const worker = new Worker(address);
  const listens = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker does not answer.')), patienceMs);
    const settle = (fault: string | null) => {
      clearTimeout(timer);
      if (fault === null) resolve();
      else reject(new Error(`The worker did not start. ${fault}`));
    };
    worker.addEventListener('error', ({ message }) => settle(message ?? ''), { once: true });
    worker.addEventListener('message', ({ data }) => {
      if (data === 'started') settle(null);
      else if (typeof data === 'string') settle(data);
    });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin to name
  worker.postMessage(script);
  try {
    await listens;
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
