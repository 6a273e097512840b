import type { crewInfo as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { crewInfoEntry } from './crew-info-entry.ts';
import { crewInfo } from './crew-info.ts';

export const crewInfoRoutes: AreaRoutes<typeof contract> = { crewInfo, crewInfoEntry };
