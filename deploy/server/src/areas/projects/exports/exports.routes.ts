import type { exports as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { cancelExport, downloadExport, oneExport, ownExports } from './exports.ts';

export const exportsRoutes: AreaRoutes<typeof contract> = {
  exports: ownExports,
  export: oneExport,
  cancelExport,
  downloadExport,
};
