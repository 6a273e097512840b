export type LiveSaid = {
  tenant: string;
  /** What these people should fetch again. */
  told?: { people: string[] | 'everybody'; names: string[] };
  /** Whose call did it: the beginning of its key. */
  by?: string | null;
  /** A session that is over. */
  session?: string;
  /** A login that was blocked or whose rights are others now. */
  login?: string;
};

/** What the channel said, or null where it is nothing that we know. */
export function readSaid(text: string): LiveSaid | null {
  try {
    const said = JSON.parse(text) as Partial<LiveSaid> | null;
    return said && typeof said.tenant === 'string' ? (said as LiveSaid) : null;
  } catch {
    return null;
  }
}
