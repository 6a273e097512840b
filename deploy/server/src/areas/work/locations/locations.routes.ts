import type { locations as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { location, locations } from './locations.ts';
import { addLocation, editLocation } from './write-location.ts';

export const locationsRoutes: AreaRoutes<typeof contract> = {
  locations,
  location,
  addLocation,
  editLocation,
};
