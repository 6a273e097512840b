import { useEffect, useRef } from 'react';
import { dressFrame } from './dress-frame.ts';
import { frameDocument, hasOwnColours } from './frame-document.ts';
import styles from './message-frame.module.css';
import { trustedHtml } from './trusted-html.ts';

/**
 * Without `allow-scripts` nothing in it runs, whatever the mail contains; with `allow-same-origin` the page can
 * measure and dress it. Never give it both. Links open apart.
 */
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

type MessageFrameProps = { label: string; html: string; pictures: boolean };

/** The HTML of a message, apart from the app. */
export function MessageFrame({ label, html, pictures }: MessageFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    let undress = () => {};
    const dress = () => {
      undress();
      undress = dressFrame(frame, { pictures });
    };
    frame.addEventListener('load', dress);
    // Set here and not as an attribute, because what is set must stay a trusted value until the browser has it.
    frame.srcdoc = trustedHtml(frameDocument(html, { pictures }));
    return () => {
      frame.removeEventListener('load', dress);
      undress();
    };
  }, [html, pictures]);
  return (
    <div className={styles.sheet} data-paper={hasOwnColours(html) || undefined}>
      <iframe ref={ref} title={label} sandbox={sandbox} className={styles.frame} />
    </div>
  );
}
