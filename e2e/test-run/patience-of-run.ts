/** The factors that were measured in this run, by what came after. */
export const factors: Record<string, number> = {};

/** Says how many times slower than a quiet one the machine is now. */
export type Machine = () => Promise<number>;

/** Measures the machine. What starts from now on has the largest factor of the run so far. */
export async function measureMachine(machine: Machine, before: string): Promise<void> {
  factors[before] = await machine();
  const largest = Math.max(...Object.values(factors));
  process.env.CALLBOARD_PATIENCE = String(largest);
  console.log(
    `Machine before ${before}: ${factors[before]} times the time of a quiet one; limits × ${largest}`,
  );
}
