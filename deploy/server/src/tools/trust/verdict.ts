/** What a trust command found: the figure that was promised, and whether it holds. */
type Verdict = { figure: string; holds: boolean; wrong?: readonly string[] };
export type TrustCommand = (args: readonly string[]) => Promise<Verdict>;

export const countOf = (args: readonly string[], usual: number): number => Number(args[0] ?? usual);
