/** Columns of a printed page: texts to the left, figures to the right. */
export const columns = (widths: readonly number[], cells: readonly string[]): string =>
  cells
    .map((cell, at) => {
      const width = Math.abs(widths[at] ?? 0);
      const cut = cell.slice(0, width);
      return (widths[at] ?? 0) < 0 ? cut.padStart(width) : cut.padEnd(width);
    })
    .join('  ')
    .trimEnd();

/** Euro stands as letters: what the page is written in has no sign for it. */
export const amount = (minor: number, currency = ''): string => {
  const size = Math.abs(minor);
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  const figure = `${minor < 0 ? '-' : ''}${whole},${String(size % 100).padStart(2, '0')}`;
  return currency === '' ? figure : `${figure} ${currency}`;
};

export const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const dotted = (day: string): string => day.split('-').toReversed().join('.');

export const rule = '-'.repeat(96);
