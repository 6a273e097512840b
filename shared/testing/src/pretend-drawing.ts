/** jsdom draws nothing; with this what is signed or shrunk is a picture all the same. */
export function pretendDrawing(): void {
  const pen = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });
  HTMLCanvasElement.prototype.getContext = (() => pen) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['1'], { type: 'image/png' }));
}
