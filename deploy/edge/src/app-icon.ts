/** The pictures that stand for the app on a home screen, by their addresses. */
export const appIcons = {
  '/icon-192.png': { size: 192, maskable: false },
  '/icon-512.png': { size: 512, maskable: false },
  /** A phone cuts it into its own shape. */
  '/icon-maskable.png': { size: 512, maskable: true },
  /** Apple's phones fill what is transparent with black. */
  '/apple-touch-icon.png': { size: 180, maskable: true },
} as const;

export type AppIcon = (typeof appIcons)[keyof typeof appIcons];
