/** A finger that lifts and swipes on is still scrolling. */
const restsAfterMs = 300;

/** Waits until nobody scrolls: an answer that is read meanwhile would be seen as a jerk. */
export function scrollRest(left: AbortSignal): () => Promise<void> {
  let last = -restsAfterMs;
  const note = () => (last = performance.now());
  addEventListener('scroll', note, { capture: true, passive: true, signal: left });
  return async () => {
    for (let wait = 0; (wait = last + restsAfterMs - performance.now()) > 0 && !left.aborted;)
      await new Promise((resolve) => setTimeout(resolve, wait));
  };
}
