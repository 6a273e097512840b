import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import startDecoder from 'libheif-js/libheif-wasm/libheif.js';
import sharp from 'sharp';
import { thisThreadGivesWay } from '../../gives-way.ts';
import type { HeicReply, HeicWork } from './heic-messages.ts';

thisThreadGivesWay();
const { bytes, longestEdge, memory } = workerData as HeicWork;

// Its memory never shrinks and may grow to 4 GB; a file that asks for more than a photo needs gets none.
const { prototype } = WebAssembly.Memory;
const grow = Reflect.get(prototype, 'grow') as (this: WebAssembly.Memory, pages: number) => number;
prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * 65_536 > memory)
    throw new RangeError('More memory than a photo needs');
  return grow.call(this, pages);
};

type Plane = { data: Uint8Array; width: number; height: number; stride: number };

/** The picture that the file shows first, turned as it says, three bytes a pixel. */
function decode(): Plane {
  const wasmBinary = readFileSync(
    createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm'),
  );
  // It tells what is wrong with a file on the console, which is not for what people send.
  const quiet = () => undefined;
  const decoder = startDecoder({ wasmBinary, print: quiet, printErr: quiet });
  const context = decoder.heif_context_alloc();
  const read = decoder.heif_context_read_from_memory(context, bytes as unknown as string);
  if (read.code !== decoder.heif_error_code.heif_error_Ok) throw new Error(String(read.message));
  const picture = decoder.heif_js_context_get_primary_image_handle(context);
  if (!picture || picture.code) throw new Error('No picture in it');
  const made = decoder.heif_js_decode_image2(
    picture,
    decoder.heif_colorspace.heif_colorspace_RGB,
    decoder.heif_chroma.heif_chroma_interleaved_RGB,
  ) as { code?: unknown; channels?: Plane[] };
  const plane = made.channels?.[0];
  if (made.code || !plane) throw new Error('It cannot be decoded');
  return plane;
}

/** Rows without the bytes that fill them up; what is whole already is not copied. */
function withoutGaps({ data, width, height, stride }: Plane): Uint8Array {
  const row = width * 3;
  if (stride === row) return data.subarray(0, row * height);
  const tight = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) tight.set(data.subarray(y * stride, y * stride + row), y * row);
  return tight;
}

async function small(): Promise<Uint8Array> {
  const plane = decode();
  const { width, height } = plane;
  return sharp(withoutGaps(plane), { raw: { width, height, channels: 3 } })
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const answer = await small().then(
  (png): HeicReply => ({ png }),
  (error: unknown): HeicReply => ({ broken: String(error) }),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(answer);
