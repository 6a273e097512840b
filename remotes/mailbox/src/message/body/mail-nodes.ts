import { trustedHtml } from './trusted-html.ts';

/**
 * What a mail says, to be put into its frame. Neither the page's policy nor that of the frame allows inline styles, so
 * they travel as data and are put on by `dressFrame`, where no mail can reach: the server has left only those that
 * colour and space.
 */
export function mailNodes(html: string): ChildNode[] {
  const asData = html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));
  return [...new DOMParser().parseFromString(trustedHtml(asData), 'text/html').body.childNodes];
}

/** A message with colours of its own stays on white paper; any other one takes the colours of the app. */
export const hasOwnColours = (html: string): boolean =>
  /<[a-z][^>]*(?:\sbgcolor=|\sstyle="(?:[^"]*[;\s])?(?:background-)?color\s*:)/i.test(html);
