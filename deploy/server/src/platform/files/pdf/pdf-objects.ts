import { inflateSync } from 'node:zlib';
import { PDFArray, PDFName, PDFNumber, PDFParser, PDFRawStream } from 'pdf-lib';
import type { PDFContext, PDFObject, PDFRef } from 'pdf-lib';

/** What is read of a PDF: every object of every version of it, also of those that lie packed in another. */
export type PdfObjects = {
  readonly context: PDFContext;
  readonly all: readonly PDFObject[];
  readonly isLocked: boolean;
};

/** What the library keeps to itself: who tells readers another place than it can hide an object there. */
type Inside = {
  context: PDFContext;
  bytes: { offset(): number };
  parseIndirectObjectHeader: () => PDFRef;
  parseObject: () => PDFObject;
};

const gap = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])+`;
const objectBegins = new RegExp(String.raw`\d${gap}\d+${gap}obj`, 'g');

/** Objects lie where readers are told; one inside another's data would be read by them and not here. */
function hasHidden(bytes: Uint8Array, read: ReadonlySet<number>): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const { index, 0: begin } of text.matchAll(objectBegins))
    if (!read.has(index + begin.length)) return true;
  return false;
}

const isNumber = (stream: PDFRawStream, key: string): boolean =>
  stream.dict.lookup(PDFName.of(key)) instanceof PDFNumber;
/** The library knows packed objects by their kind, other readers by these two numbers. */
const packsObjects = (object: PDFObject): boolean =>
  object instanceof PDFRawStream && isNumber(object, 'First') && isNumber(object, 'N');

/** A file of the largest size that is taken, with every object packed, has a third of it. */
const mostUnpacked = 100_000_000;

/** The data of a stream as readers see it, where it is packed as every program packs it and not larger than this. */
export function unpacked({ dict, contents }: PDFRawStream, most: number): Uint8Array | null {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only === undefined) return contents.byteLength <= most ? contents : null;
  if (only !== PDFName.of('FlateDecode')) return null;
  try {
    return inflateSync(contents, { maxOutputLength: most });
  } catch {
    return null;
  }
}

const packed = [PDFName.of('ObjStm'), PDFName.of('XRef')];
const isPacked = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && packed.some((kind) => object.dict.lookup(PDFName.of('Type')) === kind);

/** Takes a PDF apart; null where something in it could be read in another way than here. */
export async function pdfObjects(bytes: Uint8Array): Promise<PdfObjects | null> {
  const parser = PDFParser.forBytesWithOptions(bytes, Infinity);
  const inside = parser as unknown as Inside;
  const all: PDFObject[] = [];
  const assign = inside.context.assign.bind(inside.context);
  inside.context.assign = (ref, object) => {
    all.push(object);
    assign(ref, object);
  };
  const read = new Set<number>();
  const readHeader = inside.parseIndirectObjectHeader.bind(parser);
  inside.parseIndirectObjectHeader = () => {
    const ref = readHeader();
    read.add(inside.bytes.offset());
    return ref;
  };
  // The library would unpack a thousand times what was sent.
  let left = mostUnpacked;
  const readObject = inside.parseObject.bind(parser);
  inside.parseObject = () => {
    const object = readObject();
    if (isPacked(object)) {
      left -= unpacked(object, left)?.byteLength ?? left + 1;
      if (left < 0) throw new Error('It unpacks to more than a document has');
    }
    return object;
  };
  const context = await parser.parseDocument();
  if (left < 0 || hasHidden(bytes, read) || all.some(packsObjects)) return null;
  return { context, all, isLocked: context.trailerInfo.Encrypt !== undefined };
}
