/** Somebody has said yes to a job, and the time to take it back is over. */
export const jobConfirmed = 'callboard:job-confirmed';

export const noteJobConfirmed = (): void => void window.dispatchEvent(new Event(jobConfirmed));
