import { CallError } from '@callboard/client';

type Watch = { readonly signal: AbortSignal; readonly onReceived: (bytes: number) => void };

/**
 * Fetches a file by its signed address, telling how much has arrived. The address is the permission: no bearer
 * token goes along.
 */
export const receiveFile = (url: string, { signal, onReceived }: Watch): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'blob';
    request.addEventListener('progress', ({ loaded }) => onReceived(loaded));
    request.addEventListener('load', () => {
      const { status } = request;
      if (status === 200) resolve(request.response as Blob);
      else reject(new CallError(status === 404 ? 'not_found' : 'unavailable', { status }));
    });
    request.addEventListener('error', () => reject(new CallError('offline')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send();
  });
