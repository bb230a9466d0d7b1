/** Connects the tabs of the studio, so that signing out in one signs out all. */
export interface SignOutChannel {
  /** Reports a sign-out to the other tabs. */
  signedOut: () => void;
  /** Called for sign-outs in other tabs. */
  onSignOut: (listener: () => void) => void;
}

const SIGNED_OUT = 'signed-out';

/** Creates the channel of this tab. */
export function createSignOutChannel(channel = new BroadcastChannel('studio.session')): SignOutChannel {
  return {
    signedOut: () => channel.postMessage(SIGNED_OUT),
    onSignOut(listener) {
      channel.addEventListener('message', ({ data }) => {
        if (data === SIGNED_OUT) listener();
      });
    },
  };
}
