import { QueryClient } from '@tanstack/react-query';
import { isTransient } from '../call/call-error.ts';
import type { CallError } from '../call/call-error.ts';
import { online } from '../call/online.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
    queryMeta: {
      /** Kept on the phone, for this person, for seven days. */
      offline?: boolean;
    };
  }
}

export const retryRead = (failures: number, error: unknown): boolean =>
  failures < 2 && online() && isTransient(error);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without network a read fails at once and says so, instead of waiting silently; it starts again with the network.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: retryRead,
      retryDelay: (failures) => 400 * 2 ** failures + Math.random() * 200,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
