import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom a call or a job works, for what shares processors between tenants (limit-concurrency.ts). */
export const tenantAtWork = new AsyncLocalStorage<string>();
