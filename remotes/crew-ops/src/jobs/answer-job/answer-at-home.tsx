import type { EntryActionProps } from '@callboard/feature';
import { AnswerJob } from './answer-job.tsx';
import { answerableAtHome } from './answerable.ts';

/** The answer that was tapped on the start page; then what was done, and the way back. */
export const Component = ({ entry, action }: EntryActionProps) => (
  <AnswerJob job={answerableAtHome(entry)} begin={action === 'refuse' ? 'refuse' : 'confirm'} />
);
