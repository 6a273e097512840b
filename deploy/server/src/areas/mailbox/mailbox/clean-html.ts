import sanitize from 'sanitize-html';

const tags =
  'a abbr b blockquote br code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];
const length = [/^-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|pt)?$/, /^auto$/];
const lengths = [
  /^(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|pt)?|auto)(?:\s+(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|pt)?|auto)){0,3}$/,
];

/** Styles that only colour and space. Nothing that positions over other things or fetches. */
const styles = {
  color: colour,
  'background-color': colour,
  'font-weight': [/^(?:normal|bold|[1-9]00)$/],
  'font-style': [/^(?:normal|italic)$/],
  'font-size': length,
  'text-align': [/^(?:left|right|center|justify)$/],
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'line-height': length,
  padding: lengths,
  margin: lengths,
  width: length,
  'max-width': length,
  'border-radius': length,
};

/**
 * A mail's HTML, fit to be shown in a sandboxed frame: nothing runs, nothing is fetched.
 * Remote pictures keep their address as `data-remote-src`, for the person who asks for them.
 */
export function cleanHtml(html: string): { html: string; remoteImages: number } {
  let remoteImages = 0;
  const clean = sanitize(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['style', 'dir', 'lang', 'title'],
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'data-remote-src'],
      table: ['cellpadding', 'cellspacing', 'width', 'align'],
      td: ['colspan', 'rowspan', 'align', 'valign', 'width'],
      th: ['colspan', 'rowspan', 'align', 'valign', 'width', 'scope'],
      ol: ['start'],
    },
    allowedStyles: { '*': styles },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'svg', 'math', 'template'],
    transformTags: {
      a: (tagName, { href, title, style }) => ({
        tagName,
        attribs: {
          ...(href ? { href, rel: 'noopener noreferrer', target: '_blank' } : {}),
          ...(title ? { title } : {}),
          ...(style ? { style } : {}),
        },
      }),
      img: (tagName, { src = '', 'data-remote-src': _claimed, srcset: _set, ...rest }) => {
        if (/^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(src))
          return { tagName, attribs: { ...rest, src } };
        if (!/^https?:\/\//i.test(src)) return { tagName, attribs: rest };
        remoteImages += 1;
        return { tagName, attribs: { ...rest, 'data-remote-src': src } };
      },
    },
  });
  return { html: clean, remoteImages };
}
