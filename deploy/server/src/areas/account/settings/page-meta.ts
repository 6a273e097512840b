import type { settings } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { settingsOfTenant } from './settings.db.ts';

export const pageMeta: Handler<typeof settings.pageMeta> = async (_, { db }) => {
  const { metaHostName, metaDescription } = await settingsOfTenant(db);
  return { metaHostName, metaDescription };
};
