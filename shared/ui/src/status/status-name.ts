/** The six moods a state can have; every tint and text colour comes in these. */
export const statusNames = ['confirmed', 'waiting', 'changed', 'spare', 'trouble', 'quiet'] as const;
export type StatusName = (typeof statusNames)[number];
