import type { TableId } from '@seekiste/protocol';
import { writeRoute } from '../app/route.js';

/** Where phones come to the table, and whether any but this machine could. */
export interface Invitation {
  readonly link: string;
  readonly reach: 'others' | 'alone';
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** The page's own address without what is only for one visit, unless that means nothing to other devices. */
export const invitationTo = async (
  table: TableId,
  here: Pick<Location, 'origin' | 'pathname' | 'hostname'>,
  network: () => Promise<readonly string[]>,
): Promise<Invitation> => {
  const hash = writeRoute({ place: 'at', table, as: 'hand' });
  const linkAt = (origin: string): string => new URL(`${here.pathname}${hash}`, origin).href;
  if (!LOOPBACK.test(here.hostname)) return { link: linkAt(here.origin), reach: 'others' };
  const [address] = await network();
  return address === undefined
    ? { link: linkAt(here.origin), reach: 'alone' }
    : { link: linkAt(address), reach: 'others' };
};
