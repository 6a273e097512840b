import type { photos } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { decidePhoto } from './decide-photo.ts';

export const approvePhoto: Handler<typeof photos.approvePhoto> = ({ params }, ctx) =>
  decidePhoto(ctx, params.id, { state: 'approved', code: null, reason: '' });
