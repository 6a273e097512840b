import type { lineups } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { lineup } from './lineup.ts';

export const lineupRoutes = (releases: string): AreaRoutes<typeof lineups> => ({ lineup: lineup(releases) });
