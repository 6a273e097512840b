import { encodeQR } from 'qr';
import { codeReader } from './code-reader.ts';

const browserReads = (formats: string[], detect: () => Promise<{ rawValue: string }[]>) =>
  Object.assign(globalThis, {
    BarcodeDetector: Object.assign(
      function Detector() {
        return { detect };
      },
      { getSupportedFormats: () => Promise.resolve(formats) },
    ),
  });
const camera = (width: number, height: number) =>
  ({ videoWidth: width, videoHeight: height }) as HTMLVideoElement;

/** A canvas on which whatever is drawn looks like this. */
function paint(text: string, dot: number): void {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const side = rows.length * dot;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 4;
      if (rows[Math.floor(y / dot)]?.[Math.floor(x / dot)]) data.fill(0, at, at + 3);
    }
  }
  const drawing = { drawImage: jest.fn(), getImageData: () => ({ width: side, height: side, data }) };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(drawing as unknown as CanvasRenderingContext2D & GPUCanvasContext);
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

test('a browser that reads codes is asked itself', async () => {
  const seen = [[], [{ rawValue: 'crew-1.17.a' }]];
  browserReads(['ean_13', 'qr_code'], () => Promise.resolve(seen.shift() ?? []));
  const read = await codeReader();
  expect([await read(camera(640, 480)), await read(camera(640, 480))]).toEqual([null, 'crew-1.17.a']);
});

test('a picture that the browser cannot look at yet says nothing', async () => {
  browserReads(['qr_code'], () => Promise.reject(new DOMException('Not yet', 'InvalidStateError')));
  expect(await (await codeReader())(camera(640, 480))).toBeNull();
});

test.each([
  ['reads none', () => undefined],
  [
    'reads others only',
    () => void browserReads(['ean_13'], () => Promise.resolve([{ rawValue: '4006381333931' }])),
  ],
])('where the browser %s, our own reader does', async (_, prepare) => {
  prepare();
  paint('https://nordlicht.example/crews/c/check-in?code=c.1.a', 4);
  const read = await codeReader();
  expect(await read(camera(1920, 1080))).toBe('https://nordlicht.example/crews/c/check-in?code=c.1.a');
  // Before the camera has a picture.
  expect(await read(camera(0, 0))).toBeNull();
});
