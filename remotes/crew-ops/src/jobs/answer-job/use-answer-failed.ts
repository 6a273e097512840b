import type { CallError } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { toast } from '@callboard/ui';
import { readJobsAgain } from './show-answer.ts';

/** Says why an answer does not count, and shows how the job stands now. */
export function useAnswerFailed(): (error: CallError) => void {
  const errorText = useErrorText();
  return (error) => {
    const { title, text } = errorText(error);
    toast.error(`${title}. ${text}`, { time: 6000 });
    readJobsAgain();
  };
}
