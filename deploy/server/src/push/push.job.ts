import type { JobHandler } from '../jobs/job-handlers.ts';

export const push: JobHandler = async () => {};
