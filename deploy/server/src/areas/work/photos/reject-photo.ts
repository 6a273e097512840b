import type { photos } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { decidePhoto } from './decide-photo.ts';

export const rejectPhoto: Handler<typeof photos.rejectPhoto> = ({ params, body }, ctx) =>
  decidePhoto(ctx, params.id, { state: 'rejected', ...body });
