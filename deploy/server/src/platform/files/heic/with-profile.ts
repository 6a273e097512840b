import { crc32, deflateSync } from 'node:zlib';

const headerEnds = 33;

/** A PNG that says by which ICC profile its colours are meant: the chunk stands right behind the header. */
export function withProfile(png: Uint8Array, profile: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(named.length - 4);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return Buffer.concat([png.subarray(0, headerEnds), chunk, png.subarray(headerEnds)]);
}
