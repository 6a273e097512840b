declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?source' {
  const script: string;
  export default script;
}
declare module 'pdfjs-dist/wasm/jbig2.wasm?inline' {
  const address: string;
  export default address;
}
declare module 'pdfjs-dist/wasm/openjpeg.wasm?inline' {
  const address: string;
  export default address;
}
