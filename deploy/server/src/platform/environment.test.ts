import { BadEnvironment, readEnvironment } from './environment.ts';

test('nothing set is a server for this machine with the demo', () => {
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
    CALLBOARD_DEMO: '0',
  };
  expect(readEnvironment(env)).toMatchObject({
    port: 4100,
    host: null,
    data: '/srv/crew',
    freeMarkBytes: 2_097_152,
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
