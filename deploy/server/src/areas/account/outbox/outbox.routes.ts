import type { outbox } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { outboxKey } from './outbox-key.ts';

export const outboxRoutes: AreaRoutes<typeof outbox> = { outboxKey };
