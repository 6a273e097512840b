import { BadEnvironment } from './bad-environment.ts';
import { readEnvironment } from './environment.ts';

test('an empty environment is a server for this machine with the demo', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 4000,
    host: null,
    databaseUrl: null,
    smtpUrl: null,
    demo: true,
    data: expect.stringMatching(/\.data$/),
    releases: expect.stringMatching(/\.releases$/),
  });
});

test('what is set is taken, and an empty value is none', () => {
  const env = {
    PORT: '4100',
    HOST: '',
    CALLBOARD_DATA: '/srv/crew',
    CALLBOARD_FREE_MB: '2',
    CALLBOARD_UPLOAD_MB_LOGIN: '3',
    CALLBOARD_UPLOAD_MB_TENANT: '',
    CALLBOARD_DEMO: '0',
  };
  expect(readEnvironment(env)).toMatchObject({
    port: 4100,
    host: null,
    data: '/srv/crew',
    freeMarkBytes: 2_097_152,
    uploadQuota: { login: 3_145_728, tenant: 5_242_880_000 },
    demo: false,
  });
});

test('pictures of maps come from one host', () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  const read = (CALLBOARD_MAP_TILES: string, more = {}) => readEnvironment({ CALLBOARD_MAP_TILES, ...more });
  expect(read('').map).toBeNull();
  expect(read(tiles).map).toEqual({ tiles, attribution: '© OpenStreetMap contributors' });
  expect(read(tiles, { CALLBOARD_MAP_ATTRIBUTION: '© Stadt Wien' }).map?.attribution).toBe('© Stadt Wien');
  for (const bad of [
    'https://tiles.example/map.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'tiles/{z}{x}{y}',
  ])
    expect(() => read(bad)).toThrow('CALLBOARD_MAP_TILES');
});

test.each(['4k', '-1', '1.5'])('a port that is %s is refused by name', (port) => {
  expect(() => readEnvironment({ PORT: port })).toThrow(BadEnvironment);
  expect(() => readEnvironment({ PORT: port })).toThrow('PORT must be a whole number');
});

test('in a terminal only what needs attention is logged', () => {
  expect(readEnvironment({}, true).logLevel).toBe('warn');
  expect(readEnvironment({ CALLBOARD_LOG: 'debug' }, true).logLevel).toBe('debug');
});

test.each([
  ['nothing set', {}, true],
  ['loopback by name', { HOST: 'localhost' }, true],
  ['loopback by number', { HOST: '127.0.0.1' }, true],
  ['the other family', { HOST: '::1' }, true],
  ['every address', { HOST: '0.0.0.0' }, false],
  ['every address of the other family', { HOST: '::' }, false],
  ['an address of the network', { HOST: '192.168.1.20' }, false],
  ['a name that only begins like one', { HOST: '127.0.0.1.example.com' }, false],
  ['PostgreSQL', { DATABASE_URL: 'postgresql:///callboard' }, false],
  ['production', { NODE_ENV: 'production' }, false],
  ['a proxy in front', { CALLBOARD_TRUST_PROXY: 'hops:1' }, false],
  ['every address, asked for', { HOST: '0.0.0.0', CALLBOARD_DEMO: '1' }, true],
  ['PostgreSQL, asked for', { DATABASE_URL: 'postgresql:///callboard', CALLBOARD_DEMO: '1' }, true],
  ['not wanted', { CALLBOARD_DEMO: '0' }, false],
])('whether the demo is there: %s', (_, env, demo) => {
  expect(readEnvironment(env).demo).toBe(demo);
});

test('a wish for the demo that is neither yes nor no is refused', () => {
  expect(() => readEnvironment({ CALLBOARD_DEMO: 'yes' })).toThrow('CALLBOARD_DEMO must be 1');
});

test('an address of a time-stamp service is one, or the start says so', () => {
  const read = (CALLBOARD_TIMESTAMP_URL: string) => readEnvironment({ CALLBOARD_TIMESTAMP_URL }).timeStamps;
  expect(read('')).toBeNull();
  expect(read('https://time.example/tsr')).toBe('https://time.example/tsr');
  expect(() => read('time.example')).toThrow('CALLBOARD_TIMESTAMP_URL must be an address');
});
