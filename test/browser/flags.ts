/** How Chromium is started, with a window or without. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Everything comes from one site: no process is kept ready for another one.
  '--disable-site-isolation-trials',
  // A name in the local network, where the address is not secure.
  '--host-resolver-rules=MAP living-room.test 127.0.0.1',
];
