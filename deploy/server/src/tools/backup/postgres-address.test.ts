import { addressOf } from './postgres-address.ts';

test.each([
  ['postgresql://owner:s%3Acret@db.example:5433/callboard', 'postgresql://owner@db.example:5433/callboard'],
  [
    'postgresql:///callboard?host=/run/pg&user=owner&password=s%3Acret',
    'postgresql:///callboard?host=%2Frun%2Fpg&user=owner',
  ],
])('the password of %s is in no argument', (databaseUrl, url) => {
  expect(addressOf(databaseUrl)).toEqual({ url, env: { PGPASSWORD: 's:cret' } });
});

test('settings are handed over beside those of the address', () => {
  const { url, env } = addressOf('postgresql://db/callboard?options=-c%20a%3Db&sslmode=no-verify', {
    c: 'on',
  });
  expect(env).toEqual({ PGOPTIONS: '-c a=b -c c=on' });
  expect(url).toBe('postgresql://db/callboard?sslmode=require');
});
