import { CallError } from '@callboard/client';
import { LoadError } from '../../runtime/loader/trouble.ts';
import { explain } from './explain.ts';

const chunk = Object.assign(new Error('Loading chunk home failed.'), { name: 'ChunkLoadError' });
const refused = new CallError('forbidden', { status: 403 });

test.each([
  [
    'the loader says which trouble it is',
    new LoadError({ kind: 'altered', feature: 'mailbox', detail: 'hash' }),
    true,
    { kind: 'altered', detail: 'hash' },
  ],
  ['the API says it in its own words', refused, true, { kind: 'call', error: refused }],
  [
    'an area that was switched off says what its page would say',
    new CallError('not_entitled', { status: 404 }),
    true,
    { kind: 'not-entitled', detail: '' },
  ],
  [
    'a part of the shell that does not arrive is unreachable',
    chunk,
    true,
    { kind: 'unreachable', detail: chunk.message },
  ],
  ['without network it waits for it', chunk, false, { kind: 'needs-network', detail: chunk.message }],
  [
    'everything else is a crash',
    new TypeError('x is not a function'),
    true,
    {
      kind: 'crashed',
      detail: 'x is not a function',
    },
  ],
  ['even what is no error', 'oops', true, { kind: 'crashed', detail: 'oops' }],
])('%s', (_, error, online, expected) => expect(explain(error, online)).toEqual(expected));
