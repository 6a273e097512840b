import { useWords } from '@callboard/i18n';
import { FailedState, Sheet } from '@callboard/ui';
import { CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from '../check-in/check-in.module.css';
import { codeReader } from './code-reader.ts';
import type { CodeReader } from './code-reader.ts';

/** Others type the code. */
export const canScan = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

const everyMs = 250;

type CameraProps = { label: string; onCode: (code: string) => void; onFailed: () => void };

/** A part of its own: a sheet draws what is in it later than itself, and a camera may be quicker than that. */
function Camera({ label, onCode, onFailed }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  const failed = useRef(onFailed);
  useEffect(() => {
    found.current = onCode;
    failed.current = onFailed;
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (read: CodeReader) => {
      const code = video.current && (await read(video.current));
      if (over) return;
      if (code) found.current(code);
      else timer = setTimeout(() => void look(read), everyMs);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      if (over || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      return look(await codeReader());
    };
    start().catch(() => failed.current());
    return () => {
      over = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} className={styles.video} muted playsInline aria-label={label} />;
}

/** The camera, until it has read a code. */
export function CodeScanner({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useWords('crew-ops');
  const [failed, setFailed] = useState(false);
  return (
    <Sheet open onClose={onClose} title={t('check-in.scan')} subtitle={t('check-in.scanHint')}>
      {failed ? (
        <FailedState icon={CameraOff} title={t('check-in.noCamera')} text={t('check-in.noCameraText')} />
      ) : (
        <Camera label={t('check-in.camera')} onCode={onCode} onFailed={() => setFailed(true)} />
      )}
    </Sheet>
  );
}
