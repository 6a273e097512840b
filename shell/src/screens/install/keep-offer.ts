/** Given by browsers that can put the app on the home screen; each can be used once. */
export type InstallOffer = Event & {
  prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

/** It comes before anybody can want it, so it is kept with the first screen. */
export const install: { offer?: InstallOffer | undefined } = {};

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  install.offer = event as InstallOffer;
});
