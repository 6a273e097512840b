import type { CrewPaperState } from '@callboard/contract';

type Facts = {
  downloadedAt: Date | null;
  releasedAt: Date | null;
  signedAt: Date | null;
  confirmedAt: Date | null;
  sentAt: Date | null;
};

export const isSigned = ({ signedAt, confirmedAt }: Pick<Facts, 'signedAt' | 'confirmedAt'>): boolean =>
  signedAt !== null || confirmedAt !== null;

/** Where a paper stands; `ready` says whether there is anything to print. */
export function paperState(paper: Facts | undefined, ready: boolean): CrewPaperState {
  if (!ready) return 'notReady';
  if (!paper) return 'ready';
  if (isSigned(paper)) return paper.sentAt ? 'sent' : 'signed';
  if (paper.releasedAt) return 'released';
  return paper.downloadedAt ? 'downloaded' : 'ready';
}
