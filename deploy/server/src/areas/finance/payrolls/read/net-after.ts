/** What is kept of a difference is what is kept of the whole; the payroll office knows the cent. */
export const netAfter = (before: { grossMinor: number; netMinor: number }, gross: number): number => {
  const share = before.grossMinor === 0 ? 1 : before.netMinor / before.grossMinor;
  return before.netMinor + Math.round((gross - before.grossMinor) * share);
};
