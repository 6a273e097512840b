/** Hours and minutes, as payrolls print them. */
export const payrollHours = (minutes: number | null): string =>
  minutes === null ? '–' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
