import { encodeQR } from 'qr';
import styles from './qr-code.module.css';

const border = 4;

/** A text as QR, drawn as one path; large where a camera reads it over an arm's length. */
export function QrCode({ text, label, large = false }: { text: string; label: string; large?: boolean }) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={large ? styles.large : styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentcolor" />
    </svg>
  );
}
