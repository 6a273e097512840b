import * as z from 'zod/mini';
import { fileName } from '../../endpoint/file-name.ts';
import { signedIn } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id } from '../../endpoint/shapes.ts';

export const uploads = {
  upload: endpoint({
    method: 'POST',
    path: '/uploads',
    about: 'Takes a file in; the call that it is for names the id within a day, else it is dropped.',
    allow: signedIn,
    query: z.strictObject({ name: fileName() }),
    body: 'bytes',
    answer: z.object({ id, name: z.string(), type: z.string(), size: z.number() }),
    errors: ['too_large', 'unsupported_file', 'too_many', 'unavailable'],
    source: 'addition',
  }),
};
