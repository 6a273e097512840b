import * as z from 'zod/mini';

const longest = 200;
/** Line breaks, tabs and what else is no letter would stand in headers, lists and archives. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** What a file or a paper is called: one line of text. */
export const fileName = ({ min = 1, max = longest } = {}) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(oneLine));

/** The name that a device has for a file, as it is taken here. */
export const asFileName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim() || 'file';
