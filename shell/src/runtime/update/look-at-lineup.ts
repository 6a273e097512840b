import type { followLineup, RunningPage } from './follow-lineup.ts';

/** Looks whether something of the page was closed; what does it is fetched for the first look. */
export function lookAtLineup(page: RunningPage, busy: () => boolean) {
  let following: Promise<ReturnType<typeof followLineup>> | undefined;
  const follow = async () => {
    const module = await import('./follow-lineup.ts');
    return module.followLineup(page, busy);
  };
  const look = (): void => {
    following ??= follow();
    following.then(
      (followed) => followed.look(),
      () => {
        // Not fetched: what is said next tries again.
        following = undefined;
      },
    );
  };
  // A lineup that the offline worker kept may be older than what was closed.
  if (navigator.serviceWorker?.controller) look();
  return {
    look,
    stop: (): void =>
      void following?.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
  };
}
