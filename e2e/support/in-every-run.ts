/**
 * Of a long row of like cases those that every run tells: the first, and evenly some of the others.
 * `CALLBOARD_ALL_STORIES=1` tells all of them.
 */
export const inEveryRun = <Case>(all: readonly Case[], few: number): readonly Case[] => {
  const step = Math.ceil(all.length / few);
  return process.env.CALLBOARD_ALL_STORIES ? all : all.filter((_, at) => at % step === 0);
};
