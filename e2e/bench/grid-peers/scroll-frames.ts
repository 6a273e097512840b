import type { CDPSession, Page } from 'playwright';

/** Milliseconds between the frames while a finger scrolls what is named. */
export async function scrollFrames(
  page: Page,
  session: CDPSession,
  what: string,
  by: { readonly x?: number; readonly y?: number },
): Promise<number[]> {
  const box = await page
    .locator(what)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = (element.parentElement ?? element).getBoundingClientRect();
      return { x: left + width * 0.7, y: top + height * 0.6 };
    });
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const state = { frames, on: true };
    const note = (now: number) => {
      frames.push(now - last);
      last = now;
      if (state.on) requestAnimationFrame(note);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(note);
    });
    Object.assign(window, { scrolling: state });
  });
  await session.send('Input.synthesizeScrollGesture', {
    ...box,
    xDistance: by.x ?? 0,
    yDistance: by.y ?? 0,
    speed: 2_000,
    gestureSourceType: 'touch',
  });
  return page.evaluate(() => {
    const { scrolling } = window as unknown as { scrolling: { frames: number[]; on: boolean } };
    scrolling.on = false;
    return scrolling.frames;
  });
}
