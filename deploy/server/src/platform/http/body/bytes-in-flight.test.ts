import { bytesInFlight } from './bytes-in-flight.ts';

const ada = { tenantId: 'north', owner: 'ada' };
const petra = { tenantId: 'north', owner: 'petra' };
const other = { tenantId: 'south', owner: 'ada' };
const limits = { login: 10, tenant: 15, process: 20 };

test('each login, each tenant and all of them together have so much and no more', () => {
  const { take } = bytesInFlight(limits);
  take(ada, 10);
  expect(() => take(ada, 1)).toThrow('too_many');
  take(petra, 5);
  expect(() => take(petra, 1)).toThrow('too_many');
  take(other, 5);
  expect(() => take(other, 1)).toThrow('unavailable');
});

test('what is given back is there for others, once', () => {
  const { take } = bytesInFlight(limits);
  const give = take(ada, 10);
  take(petra, 5);
  give();
  give();
  take(ada, 10);
  expect(() => take(ada, 1)).toThrow('too_many');
});

test('who is refused is told when to come again', () => {
  const { take } = bytesInFlight(limits);
  const refused = (() => {
    try {
      return take(ada, 11);
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toMatchObject({ status: 429, params: { seconds: 5 }, details: { retryAfter: 5 } });
});
