import { api } from '@callboard/contract';
import type { Api } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import type { Routes } from '#platform/http/endpoint/routes.ts';

type Planted = { [Area in keyof Api]?: Partial<AreaRoutes<Api[Area]>> };

const unplanted = async () => {
  throw new Error('This test did not expect that call');
};

/** A full table of routes of which a test plants the few that it calls. */
export const plantedRoutes = (planted: Planted): Routes =>
  Object.fromEntries(
    Object.entries(api).map(([area, verbs]) => [
      area,
      Object.fromEntries(
        Object.keys(verbs).map((verb) => [
          verb,
          (planted as Record<string, Record<string, unknown>>)[area]?.[verb] ?? unplanted,
        ]),
      ),
    ]),
  ) as unknown as Routes;
