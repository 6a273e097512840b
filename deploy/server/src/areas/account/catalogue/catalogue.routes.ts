import type { catalogue } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { documentTypes } from './document-types.ts';
import { functions } from './functions.ts';
import { lists } from './lists.ts';
import { users } from './users.ts';

export const catalogueRoutes: AreaRoutes<typeof catalogue> = {
  ...lists,
  functions,
  documentTypes,
  users,
};
