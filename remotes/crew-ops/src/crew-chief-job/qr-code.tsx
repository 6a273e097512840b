import codeOf from 'qrcode-generator';
import styles from './crew-chief-job.module.css';

const quiet = 4;

/** A text as QR, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = codeOf(0, 'L');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => row);
  const path = rows
    .flatMap((row) => rows.map((column) => (code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  const size = count + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentcolor" />
    </svg>
  );
}
