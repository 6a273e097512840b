/** Written the same in all of our languages; the first formatter of numbers costs a slow phone 80 ms. */
export const isSmallCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;
