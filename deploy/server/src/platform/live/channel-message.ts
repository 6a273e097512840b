/** What one process says to all of them. */
export type ChannelMessage = {
  tenant: string;
  /** What these people should fetch again. */
  changed?: { people: string[] | 'everybody'; names: string[] };
  /** Whose call did it: the beginning of its key. */
  by?: string | null;
  /** A session that is over. */
  session?: string;
  /** A login that was blocked or whose rights are others now. */
  login?: string;
};

/** Processes of the version before say `told`. */
type Before = { told?: ChannelMessage['changed'] };

/** A message of the channel, or null where it is nothing that we know. */
export function readMessage(text: string): ChannelMessage | null {
  try {
    const message = JSON.parse(text) as (Partial<ChannelMessage> & Before) | null;
    if (!message || typeof message.tenant !== 'string') return null;
    const { told: changed, ...rest } = message;
    return { ...rest, ...(changed && { changed }) } as ChannelMessage;
  } catch {
    return null;
  }
}
