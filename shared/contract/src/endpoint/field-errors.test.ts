import * as z from 'zod/mini';
import { fieldErrorsOf } from '../index.ts';

const whole = z.number().check(z.int(), z.gte(0), z.lte(10_000));
const some = z.number().check(z.gt(0), z.lt(5));

test.each([
  ['a number below its bound', whole, -5, { code: 'too_small', params: { min: 0 } }],
  ['a number above it', whole, 10_001, { code: 'too_big', params: { max: 10_000 } }],
  ['one that no computer counts', whole, -1e20, { code: 'too_small', params: { min: 0 } }],
  ['the same without a bound of its own', z.int(), -1e20, { code: 'too_small', params: {} }],
  ['a bound that does not count itself', some, 0, { code: 'too_small', params: { above: 0 } }],
  ['the same from above', some, 5, { code: 'too_big', params: { below: 5 } }],
])('%s', (_, shape, value, expected) => {
  const data = { value };
  const { error } = z.object({ value: shape }).safeParse(data);
  expect(fieldErrorsOf(error?.issues ?? [], data)).toEqual([{ path: 'value', ...expected }]);
});
