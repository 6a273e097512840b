import { nextTask } from './boot/next-task.ts';

/**
 * What everything else is made of begins piece by piece. All of it is in the first two files already; at once it would
 * keep a slow phone from painting and from listening for a third of a second.
 */
async function beginPieces(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@callboard/i18n');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@callboard/session');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@callboard/ui');
  await nextTask();
}

async function main(): Promise<void> {
  await nextTask();
  // The shapes of the contract, and what they are made of.
  await import(/* webpackMode: "eager", webpackExports: ["id"] */ '@callboard/contract');
  await nextTask();
  const { bootResult, showPage } = await import(/* webpackMode: "eager" */ './start/start-up/show-page.ts');
  await nextTask();
  const judged = bootResult();
  await nextTask();
  await beginPieces();
  const { start } = await import(/* webpackMode: "eager" */ './start/start-up/start.tsx');
  const boot = await judged;
  await nextTask();
  await showPage(boot, start);
}

void main();
