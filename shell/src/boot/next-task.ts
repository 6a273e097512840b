type Scheduler = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Lets the browser paint and listen before the work goes on: a long piece of work in several short ones. */
export const nextTask = (): Promise<void> =>
  (globalThis as Scheduler).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
