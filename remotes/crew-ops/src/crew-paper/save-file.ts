/** Hands a file to the phone, under its name. */
export function saveFile(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: name,
  });
  link.click();
  // The phone reads the address after the click; it needs to live a little longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
