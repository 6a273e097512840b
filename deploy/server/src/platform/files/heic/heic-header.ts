export type HeicHeader = {
  /** Of the largest picture in the file, before it is turned. */
  pixels: number;
  /** The ICC profile of its colours. */
  profile: Uint8Array | null;
};

type Box = { type: string; content: Buffer };

/** The boxes side by side in `bytes`; one that reaches beyond the end is not there. */
function boxesIn(bytes: Buffer): Box[] {
  const found: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (at + head > bytes.length) break;
    const size =
      short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < head || at + size > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    found.push({ type, content: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return found;
}

const boxIn = (bytes: Buffer, type: string): Buffer | null =>
  boxesIn(bytes).find((box) => box.type === type)?.content ?? null;

/** How large the pictures of a HEIC file are by what its boxes say, without decoding. Null where they say nothing. */
export function heicHeader(file: Uint8Array): HeicHeader | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  // Of `meta` the first four bytes are its version.
  const meta = boxIn(bytes, 'meta')?.subarray(4);
  const shared = meta && boxIn(boxIn(meta, 'iprp') ?? Buffer.alloc(0), 'ipco');
  const properties = shared ? boxesIn(shared) : [];
  const sizes = properties
    .filter(({ type, content }) => type === 'ispe' && content.length >= 12)
    .map(({ content }) => content.readUInt32BE(4) * content.readUInt32BE(8));
  const coloured = properties.find(
    ({ type, content }) => type === 'colr' && /^(?:prof|rICC)/.test(content.toString('latin1', 0, 4)),
  );
  if (sizes.length === 0) return null;
  return { pixels: Math.max(...sizes), profile: coloured ? coloured.content.subarray(4) : null };
}
