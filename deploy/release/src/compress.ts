import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/** Below this a packet is a packet. */
const worth = 500;

/** Writes `x.br` and `x.gz` beside each file, so that serving costs nothing. */
export async function compress(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      if (bytes.length < worth || !/\.(js|css|json|svg)$/.test(name)) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(join(folder, `${name}.br`), await brotli(bytes, { params }));
      await writeFile(join(folder, `${name}.gz`), await gzipped(bytes, { level: 9 }));
    }),
  );
}
