import type { operations } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';

export const version: Handler<typeof operations.version> = async (_, { server }) => ({
  server: server.version,
  engine: server.engine,
  schema: server.schema,
  readsPhotos: [...(server.textReader?.languages ?? [])],
});
