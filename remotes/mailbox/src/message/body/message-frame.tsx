import { mailFramePath } from '@callboard/contract';
import { useEffect, useRef } from 'react';
import { dressFrame } from './dress-frame.ts';
import { hasOwnColours, mailNodes } from './mail-nodes.ts';
import styles from './message-frame.module.css';

/**
 * Without `allow-scripts` nothing in it runs, whatever the mail contains; with `allow-same-origin` the page can
 * fill and dress it. Never give it both. Links open apart.
 */
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

type MessageFrameProps = { label: string; html: string; pictures: boolean };

/** The HTML of a message, apart from the app: in an empty document that says itself where pictures may come from. */
export function MessageFrame({ label, html, pictures }: MessageFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const src = pictures ? mailFramePath.pictures : mailFramePath.plain;
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    let undress = () => {};
    const fill = () => {
      const body = frame.contentDocument?.body;
      if (!body) return;
      undress();
      body.replaceChildren(...mailNodes(html));
      undress = dressFrame(frame, { pictures });
    };
    frame.addEventListener('load', fill);
    // The same document, with another mail.
    if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL.endsWith(src)) fill();
    return () => {
      frame.removeEventListener('load', fill);
      undress();
    };
  }, [html, pictures, src]);
  return (
    <div className={styles.sheet} data-paper={hasOwnColours(html) || undefined}>
      <iframe ref={ref} src={src} title={label} sandbox={sandbox} className={styles.frame} />
    </div>
  );
}
