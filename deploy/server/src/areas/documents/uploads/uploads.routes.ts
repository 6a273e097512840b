import type { uploads } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { upload } from './upload.ts';

export const uploadsRoutes: AreaRoutes<typeof uploads> = { upload };
