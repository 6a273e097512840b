import { useWords } from '@callboard/i18n';
import { FailedState, Sheet } from '@callboard/ui';
import { CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './check-in.module.css';
import { codeReader } from './code-reader.ts';
import type { CodeReader } from './code-reader.ts';

/** Others type the code. */
export const canScan = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

const everyMs = 250;

/** The camera, until it has read a code. */
export function CodeScanner({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useWords('crew-ops');
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    found.current = onCode;
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
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (over || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      return look(await codeReader());
    };
    start().catch(() => setFailed(true));
    return () => {
      over = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return (
    <Sheet open onClose={onClose} title={t('check-in.scan')} subtitle={t('check-in.scanHint')}>
      {failed ? (
        <FailedState icon={CameraOff} title={t('check-in.noCamera')} text={t('check-in.noCameraText')} />
      ) : (
        <video ref={video} className={styles.video} muted playsInline aria-label={t('check-in.camera')} />
      )}
    </Sheet>
  );
}
