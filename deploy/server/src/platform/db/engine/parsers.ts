/** How both engines read what drivers would read differently, by the type's number. */
export const readAs: Record<number, (text: string) => unknown> = {
  // bigint: counts and sizes, all far below 2^53
  20: Number,
  // date: a day has no time and no zone
  1082: (text) => text,
  // timestamptz
  1184: (text) => new Date(text),
  // numeric keeps every digit
  1700: (text) => text,
};
