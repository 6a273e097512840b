/**
 * Empty documents of our own, into which a page puts what a mail says: each has a policy of its own, so that the app's
 * need not let in pictures from anywhere.
 */
export const mailFramePath = { plain: '/mail.html', pictures: '/mail-with-pictures.html' } as const;

const sources = { [mailFramePath.plain]: 'data:', [mailFramePath.pictures]: 'data: https:' } as const;

/** The policy of such a document; nothing for any other address. Nothing runs in it, and nobody else may frame it. */
export const mailFramePolicy = (path: string): string | undefined =>
  Object.hasOwn(sources, path)
    ? `default-src 'none'; img-src ${sources[path as keyof typeof sources]}; base-uri 'self'; frame-ancestors 'self'`
    : undefined;

export const mailFrameSource =
  '<!doctype html><html><head><meta charset="utf-8"><title>Mail</title><meta name="referrer" content="no-referrer"><base target="_blank"></head><body></body></html>';
