import { failureOf } from './diagnose.ts';
import { ScriptError } from './script.ts';

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/c.js', type });

test.each([
  [
    'an entry that failed',
    new ScriptError('/e.js', 'failed'),
    { what: 'file', url: '/e.js', timeout: false },
  ],
  ['an entry in time', new ScriptError('/e.js', 'timeout'), { what: 'file', url: '/e.js', timeout: true }],
  ['a chunk', chunkError('error'), { what: 'file', url: '/c.js', timeout: false }],
  ['a chunk in time', chunkError('timeout'), { what: 'file', url: '/c.js', timeout: true }],
  [
    'a chunk that threw when it ran',
    chunkError('missing'),
    { what: 'code', detail: 'Loading chunk 7 failed.' },
  ],
  [
    'a chunk behind another error',
    new Error('wrapped', { cause: chunkError('error') }),
    { what: 'file', url: '/c.js', timeout: false },
  ],
  ['a bug', new TypeError('boom'), { what: 'code', detail: 'boom' }],
  ['no error at all', 'text', { what: 'code', detail: 'text' }],
])('%s', (_, error, expected) => {
  expect(failureOf(error)).toEqual(expected);
});

test('an entry that threw is code, not a file', () => {
  expect(failureOf(new ScriptError('/e.js', 'threw', 'boom'))).toMatchObject({ what: 'code' });
});
