type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats: () => Promise<readonly string[]>;
};
/** What a picture of the camera says, or nothing. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** A code held up to the camera fills it; more dots only take longer. */
const widest = 960;
/** For second looks at a picture: a slow phone gets none in the time of one frame. */
const timeLimit = 150;

async function ownReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth);
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!drawing || !width || !height) return null;
    Object.assign(canvas, { width, height });
    drawing.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR(drawing.getImageData(0, 0, width, height), { timeLimit });
    } catch {
      // It throws where it finds no code, which is most of the time.
      return null;
    }
  };
}

/** The browser reads codes itself where it can; elsewhere our own reader is fetched when it is needed. */
export async function codeReader(): Promise<CodeReader> {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats: readonly string[] = (await Class?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Class || !formats.includes('qr_code')) return ownReader();
  const detector = new Class({ formats: ['qr_code'] });
  return async (video) => {
    const [code] = await detector.detect(video).catch(() => []);
    return code?.rawValue ?? null;
  };
}
