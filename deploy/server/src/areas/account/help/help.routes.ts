import type { help } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { helpFigures } from './help-figures.ts';

export const helpRoutes: AreaRoutes<typeof help> = { helpFigures };
