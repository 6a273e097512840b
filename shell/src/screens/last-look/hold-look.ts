const lookEveryMs = 50;
/** For the screen to come, and then for the rest of its content. */
const longestMs = { screen: 15_000, content: 3_000 };
const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Keeps the last look before eyes until the screen behind it is there, so that nobody sees shapes in between. It stands
 * beside the root, whose own shapes the page replaces.
 */
export function holdLook(look: HTMLElement, root: HTMLElement, shapes: Element): void {
  let end = performance.now() + longestMs.screen;
  let drawn = false;
  const drop = () => {
    for (const act of acts) removeEventListener(act, drop);
    look.remove();
  };
  const wait = () => {
    if (!look.isConnected) return;
    if (!drawn && !shapes.isConnected) {
      drawn = true;
      end = performance.now() + longestMs.content;
    }
    const whole = drawn && root.textContent !== '' && !root.querySelector('main [class*=skeleton]');
    // What is said when not even a script arrives.
    const failed = document.getElementById('trouble')?.hidden === false;
    if (whole || failed || performance.now() > end) drop();
    else setTimeout(wait, lookEveryMs);
  };
  // Whoever does something wants to see what it does.
  for (const act of acts) addEventListener(act, drop);
  document.body.append(look);
  wait();
}
