import type { operations } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';

export const status: Handler<typeof operations.status> = async (_, { server, now }) => ({
  status: (await server.writable()) ? 'ok' : 'degraded',
  time: now().toISOString(),
  lastBackupAt: await server.lastBackupAt(),
});
