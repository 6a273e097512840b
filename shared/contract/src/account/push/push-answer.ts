/** What becomes of a job that is confirmed from a push message itself. `look`: something has to be seen before. */
export type PushAnswerOutcome = 'confirmed' | 'waiting' | 'look' | 'changed' | 'over' | 'refused' | 'failed';

/** What a push message of a request carries, so that the worker can confirm its job by `answerLinks.answerByLink`. */
export type PushAnswer = {
  readonly token: string;
  /** How many differences the message itself says: where the job has more, they are looked at first. */
  readonly changes: number;
  /** Which job it is, and what is said of each outcome, in the person's language. */
  readonly about: string;
  readonly texts: Readonly<Record<PushAnswerOutcome, string>>;
};
