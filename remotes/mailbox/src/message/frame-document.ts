/**
 * The document of a message, for a frame in which nothing runs. The page's own policy also rules in the frame
 * and allows no inline styles, so that they travel as data and are put on by `dressFrame`, where no mail can
 * reach: the server has left only those that colour and space.
 */
export function frameDocument(html: string, { pictures }: { pictures: boolean }): string {
  const sources = pictures ? 'data: https: http:' : 'data:';
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src ${sources}">`,
    '<meta name="referrer" content="no-referrer"><base target="_blank"></head><body>',
    html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ' data-style=')),
    '</body></html>',
  ].join('');
}

/** A message with colours of its own stays on white paper; any other one takes the colours of the app. */
export const hasOwnColours = (html: string): boolean =>
  /<[a-z][^>]*(?:\sbgcolor=|\sstyle="(?:[^"]*[;\s])?(?:background-)?color\s*:)/i.test(html);
