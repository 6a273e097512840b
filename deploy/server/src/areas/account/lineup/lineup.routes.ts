import type { lineups } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';
import { lineup } from './lineup.ts';

export const lineupRoutes = (releases: string): AreaRoutes<typeof lineups> => ({ lineup: lineup(releases) });
