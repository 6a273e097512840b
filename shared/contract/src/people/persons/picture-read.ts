import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { personPicture } from './picture.shapes.ts';

export const personReader = person.with('persons');

/**
 * A person, read for the picture alone: what draws a face need not know what else is told of somebody. It has the
 * person's own path, so whatever makes the person old makes the picture old.
 */
export const personPictureRead = endpoint({
  method: 'GET',
  path: '/persons/{id}',
  about: 'The picture of a person.',
  allow: personReader,
  answer: z.object({ picture: z.nullable(personPicture) }),
  source: 'spec',
});
