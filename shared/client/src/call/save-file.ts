/** Hands a file to the phone, under its name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The phone reads the address after the click; it needs to live a little longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
