import * as z from 'zod/mini';
import { anyone } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { lineupShape } from './lineup.ts';

export const lineups = {
  lineup: endpoint({
    method: 'GET',
    path: '/lineup',
    about: 'What this tenant runs: the shell and one release of each feature that is switched on.',
    allow: anyone,
    // Whatever a phone has stored or somebody typed: what makes no sense is left out, never refused.
    query: z.object({
      /** Of the labels; without it, and where the tenant speaks one language to everybody, the tenant's. */
      language: z.optional(z.string()),
      /** The first part of the opened address, for the lists of the files behind it. */
      at: z.optional(z.string()),
    }),
    answer: lineupShape,
    errors: ['unknown_tenant'],
    source: 'addition',
  }),
};
