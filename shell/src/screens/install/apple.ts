/** An iPhone or iPad; the latter calls itself a Macintosh. */
export const isApple = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
