import { useWords } from '@callboard/i18n';

const known = { otherJob: 1, private: 1, sick: 1, vacation: 1, transport: 1 } as const;
const isReason = (value: string): value is keyof typeof known => value in known;

/** Why somebody declined: chosen from the list, or in their own words. */
export function useReasonText(): (reason: string) => string {
  const t = useWords('crew-ops');
  return (reason) => (isReason(reason) ? t(`answer-job.reasons.${reason}`) : reason);
}
