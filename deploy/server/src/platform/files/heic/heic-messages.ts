/** What the thread that decodes is given. */
export type HeicWork = { bytes: Uint8Array; longestEdge: number; memory: number };

export type HeicReply = { png: Uint8Array } | { broken: string };
