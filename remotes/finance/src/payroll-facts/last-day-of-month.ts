/** Of the month that a day is in, `2026-02-28`. */
export function lastDayOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
