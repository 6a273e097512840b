/** How much there is of what there is most of: positions a day, activities, notifications and months of payrolls. */
export type LargeSize = {
  readonly perDay: number;
  readonly activities: number;
  readonly notifications: number;
  readonly months: number;
};

/** 200,000 positions and 1,000,000 activities. */
const large: LargeSize = { perDay: 274, activities: 995_000, notifications: 100_000, months: 12 };

/** Something of everything. */
const little: LargeSize = { perDay: 14, activities: 10_000, notifications: 1_000, months: 1 };

/** `--small` after the name of a bench: as little as shows that it works, and no figure is judged. */
export const small: boolean = process.argv.includes('--small');

export const largeSize: LargeSize = small ? little : large;
