import { anyone } from '../../allow.ts';
import { endpoint } from '../../endpoint.ts';
import { lineupShape } from './lineup.ts';

export const lineups = {
  lineup: endpoint({
    method: 'GET',
    path: '/lineup',
    about: 'What this tenant runs: the shell and one release of each feature that is switched on.',
    allow: anyone,
    answer: lineupShape,
    errors: ['unknown_tenant'],
    source: 'addition',
  }),
};
