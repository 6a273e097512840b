let region: HTMLElement | undefined;

/** Says something to a screen reader that nobody needs to see, such as the new screen's name. */
export function announce(text: string) {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    Object.assign(region.style, {
      position: 'fixed',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    });
    document.body.append(region);
  }
  const place = region;
  // The same words again are only read when the region was empty in between.
  place.textContent = '';
  setTimeout(() => {
    place.textContent = text;
  }, 50);
}
