/** What a trust command found: the figure that was promised, and whether it holds. */
type Verdict = { figure: string; holds: boolean; wrong?: readonly string[] };
export type TrustCommand = (args: readonly string[]) => Promise<Verdict>;

/** `--small` after the name: as little as shows that the command works. */
export const isSmall = (args: readonly string[]): boolean => args.includes('--small');

/** How often: the number after the name, or what is usual. */
export const countOf = (args: readonly string[], usual: number): number =>
  isSmall(args) ? 1 : Number(args[0] ?? usual);
