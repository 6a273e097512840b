import { liveUpdatesPaused, queryClient } from '@callboard/client';
import { holds } from '@callboard/feature';

/** How long after a key somebody counts as typing, and after a touch as touching. */
const typingMs = 2_000;
const touchPauseMs = 400;

/** Whether something new on the screen would be in the way: of a hand, of what is typed, of what is not saved. */
export function watchAttention(): { readonly busy: () => boolean; readonly stop: () => void } {
  let typedAt = Number.NEGATIVE_INFINITY;
  let touching = false;
  let touchedAt = Number.NEGATIVE_INFINITY;
  const typed = () => {
    typedAt = performance.now();
  };
  const touched = () => {
    touching = true;
  };
  const released = () => {
    touching = false;
    touchedAt = performance.now();
  };
  const listen = { capture: true, passive: true };
  addEventListener('input', typed, listen);
  addEventListener('pointerdown', touched, listen);
  addEventListener('pointerup', released, listen);
  addEventListener('pointercancel', released, listen);
  return {
    busy: () =>
      touching ||
      performance.now() - touchedAt < touchPauseMs ||
      performance.now() - typedAt < typingMs ||
      holds.current().length > 0 ||
      liveUpdatesPaused() ||
      queryClient.isMutating() > 0,
    stop() {
      removeEventListener('input', typed, listen);
      removeEventListener('pointerdown', touched, listen);
      removeEventListener('pointerup', released, listen);
      removeEventListener('pointercancel', released, listen);
    },
  };
}
