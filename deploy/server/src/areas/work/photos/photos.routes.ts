import type { photos } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addPhoto } from './add-photo.ts';
import { approvePhoto } from './approve-photo.ts';
import { crewPhotos } from './crew-photos.ts';
import { deletePhoto } from './delete-photo.ts';
import { photosToDecide } from './photos-to-decide.ts';
import { rejectPhoto } from './reject-photo.ts';
import { withdrawPhoto } from './withdraw-photo.ts';

export const photosRoutes: AreaRoutes<typeof photos> = {
  crewPhotos,
  photosToDecide,
  addPhoto,
  approvePhoto,
  rejectPhoto,
  withdrawPhoto,
  deletePhoto,
};
