import { photoRejections } from '@callboard/domain';
import * as z from 'zod/mini';
import { crew, person } from '../../endpoint/allow.ts';
import type { Allow } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const bundle = 'crew-ops';
const desk = { roles: ['planner', 'office'] } as const satisfies Allow;
const crewOrPlanner = { roles: ['crew', 'planner'] } as const satisfies Allow;

/** The longest side of a photo on a screen, and the side of the square that stands for it in a list. */
export const crewPhotoEdges = { medium: 1_024, small: 384 } as const;

const photo = z.object({
  id,
  version: z.number(),
  crewId: id,
  crewName: z.string(),
  projectNumber: z.string(),
  caption: z.string(),
  takenAt: instant,
  submittedAt: instant,
  by: z.string(),
  mine: z.boolean(),
  state: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  reason: z.string(),
  /** Why it was rejected; `reason` may say more. */
  reasonCode: z.nullable(z.enum(photoRejections)),
  decidedAt: z.nullable(instant),
  /** Signed addresses, good for five minutes: as it came, for a screen, and a square for a list. */
  url: z.string(),
  medium: z.string(),
  small: z.string(),
  may: z.object({ approve: z.boolean(), withdraw: z.boolean(), delete: z.boolean() }),
});
const states = z.enum(['pending', 'approved', 'rejected', 'withdrawn']);

export const photos = {
  crewPhotos: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/photos',
    about: 'Photos of a crew, newest first. Clients see approved ones; people of the crew also their own.',
    allow: person,
    bundle,
    query: z.strictObject({ ...paging, state: z.optional(states) }),
    answer: listOf(photo),
    source: 'addition',
  }),
  photosToDecide: endpoint({
    method: 'GET',
    path: '/photos',
    about: 'Photos of all crews by state, the longest waiting first.',
    allow: desk,
    bundle,
    query: z.strictObject({ ...paging, state: z._default(states, 'pending') }),
    answer: listOf(photo),
    source: 'addition',
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/photos',
    about:
      'Adds an uploaded picture to the crew. Only its sender and those who lead see it until it is approved.',
    allow: crewOrPlanner,
    bundle,
    body: z.strictObject({
      uploadId: id,
      caption: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      takenAt: z.optional(instant),
    }),
    answer: photo,
    errors: ['unsupported_file'],
    source: 'addition',
  }),
  approvePhoto: endpoint({
    method: 'POST',
    path: '/photos/{id}/approve',
    about: 'Approves a photo: from now on the client sees it.',
    allow: desk,
    bundle,
    answer: photo,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  rejectPhoto: endpoint({
    method: 'POST',
    path: '/photos/{id}/reject',
    about: 'Rejects a photo with a reason, which its sender reads.',
    allow: desk,
    bundle,
    body: z.strictObject({
      code: z._default(z.enum(photoRejections), 'other'),
      /** What is wrong, with `other`; with the others what they leave open. */
      reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    }),
    answer: photo,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  withdrawPhoto: endpoint({
    method: 'POST',
    path: '/photos/{id}/withdraw',
    about: 'Takes the own photo back while it waits.',
    allow: crew,
    bundle,
    answer: photo,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  deletePhoto: endpoint({
    method: 'DELETE',
    path: '/photos/{id}',
    about: 'Deletes the own photo within 24 hours.',
    allow: crewOrPlanner,
    bundle,
    answer: 'nothing',
    errors: ['too_late'],
    source: 'addition',
  }),
};
export type CrewPhoto = z.infer<typeof photo>;
