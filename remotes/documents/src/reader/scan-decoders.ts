/** Pictures that browsers cannot read and scanners make: they come when a page has one. */
const decoders: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  'jbig2.wasm': () => import(/* webpackChunkName: "pdf-jbig2" */ 'pdfjs-dist/wasm/jbig2.wasm?inline'),
  'openjpeg.wasm': () =>
    import(/* webpackChunkName: "pdf-jpeg2000" */ 'pdfjs-dist/wasm/openjpeg.wasm?inline'),
};

/** Where the PDF library takes what it needs for some documents; fonts and tables of letters are the browser's. */
export class ScanDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const decoder = decoders[filename];
    if (!decoder) throw new Error(`There is no ${filename}.`);
    const { default: address } = await decoder();
    return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  }
}
