import { describe, expect, it } from 'vitest';
import { invitationTo } from './invitation.js';

const TABLE = 'q83vEjRWeJCrze8SNFZ4kA';
const at = (address: string) => {
  const { origin, pathname, hostname } = new URL(address);
  return { origin, pathname, hostname };
};
const unasked = (): never => {
  throw new Error('nobody needs to ask the server');
};

describe('the link in the code', () => {
  it('is the page’s own address as a hand', async () => {
    expect(await invitationTo(TABLE, at('https://sea.example/play/?pace=0'), unasked)).toEqual({
      link: `https://sea.example/play/#/at/${TABLE}?as=hand`,
      reach: 'others',
    });
  });

  it.each(['http://localhost:8080/', 'http://127.0.0.1:8080/', 'http://[::1]:8080/'])(
    'on the server’s own machine, at %s, names the address in the network',
    async address => {
      const network = (): Promise<readonly string[]> =>
        Promise.resolve(['http://192.168.1.5:8080/', 'http://10.0.0.3:8080/']);
      expect(await invitationTo(TABLE, at(address), network)).toEqual({
        link: `http://192.168.1.5:8080/#/at/${TABLE}?as=hand`,
        reach: 'others',
      });
    },
  );

  it('says so where the server is for this machine alone', async () => {
    const invitation = await invitationTo(TABLE, at('http://localhost:8080/'), () => Promise.resolve([]));
    expect(invitation).toEqual({ link: `http://localhost:8080/#/at/${TABLE}?as=hand`, reach: 'alone' });
  });
});
