import type { Palette, Side } from '../palette.js';

/** What every island picture is drawn from. */
export interface IslandProps {
  number: number;
  side: Side;
  colours: Palette;
}
