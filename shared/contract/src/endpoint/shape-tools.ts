import { coerce as coerced, iso as dated } from 'zod/mini';

/**
 * What shapes are made of, as far as this contract needs it: handed to features by the shell, so that none of
 * them brings its own. Only what stands here is in the page.
 */
export {
  _default,
  array,
  base64,
  boolean,
  custom,
  discriminatedUnion,
  email,
  enum,
  extend,
  gt,
  gte,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  multipleOf,
  nullable,
  number,
  object,
  optional,
  partial,
  partialRecord,
  record,
  refine,
  regex,
  strictObject,
  string,
  trim,
  tuple,
  union,
  unknown,
  url,
} from 'zod/mini';

export const coerce = { number: coerced.number };
export const iso = { date: dated.date, datetime: dated.datetime };
