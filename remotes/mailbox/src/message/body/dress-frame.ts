/** How a message looks: the values come from the frame's own element, which the app's tokens reach. */
const sheetOf = ({
  color,
  caretColor,
  borderColor,
  colorScheme,
  fontFamily,
  fontSize,
}: CSSStyleDeclaration) => `
  :root { color-scheme: ${colorScheme}; overflow: auto hidden; }
  body { margin: 0; color: ${color}; font: ${fontSize}/1.55 ${fontFamily}; overflow-wrap: anywhere; }
  body > :first-child, body > :first-child > :first-child { margin-top: 0; }
  body > :last-child, body > :last-child > :last-child { margin-bottom: 0; }
  a { color: ${caretColor}; }
  img { max-width: 100%; height: auto; }
  img:not([src]) {
    width: auto; padding: 2px 8px; border: 1px dashed ${borderColor}; border-radius: 6px; font-size: 0.85em;
  }
  img:not([src]):is(:not([alt]), [alt='']) { display: none; }
  pre { white-space: pre-wrap; }
  table { max-width: 100%; }
  blockquote { margin: 0 0 0 2px; padding-left: 12px; border-left: 2px solid ${borderColor}; }
  hr { border: 0; border-top: 1px solid ${borderColor}; }
`;

function paint(frame: HTMLIFrameElement, inside: Document) {
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view || !('adoptedStyleSheets' in inside)) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(sheetOf(getComputedStyle(frame)));
  inside.adoptedStyleSheets = [sheet];
}

function showPictures(inside: Document) {
  for (const picture of inside.querySelectorAll<HTMLImageElement>('img[data-remote-src]')) {
    picture.referrerPolicy = 'no-referrer';
    picture.src = picture.dataset.remoteSrc ?? '';
  }
}

/** Dresses a loaded message: styles, links, pictures, and the frame as tall as its text. Returns the way back. */
export function dressFrame(frame: HTMLIFrameElement, { pictures }: { pictures: boolean }): () => void {
  const inside = frame.contentDocument;
  if (!inside) return () => {};
  paint(frame, inside);
  for (const element of inside.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  for (const link of inside.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  if (pictures) showPictures(inside);

  const fit = () => {
    frame.style.height = `${Math.ceil(inside.documentElement.getBoundingClientRect().height)}px`;
  };
  const size = new ResizeObserver(fit);
  size.observe(inside.documentElement);
  // The app changes its colours by attributes of the page; the frame does not inherit them.
  const mode = new MutationObserver(() => paint(frame, inside));
  mode.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode', 'data-theme'] });
  return () => {
    size.disconnect();
    mode.disconnect();
  };
}
