import {
  ARRIVAL,
  BORDER,
  COMPASS,
  DEPARTURE,
  MONSTER,
  ORANGE,
  ROCK,
  VIOLET,
  YELLOW,
  type Card,
} from '@seekiste/rules/in-aller-ruhe';
import type { Component } from 'svelte';
import AnchorMark from './AnchorMark.svelte';
import BorderMark from './BorderMark.svelte';
import CompassMark from './CompassMark.svelte';
import type { MarkProps, SpecialProps } from './marks.js';
import MonsterMark from './MonsterMark.svelte';
import RockMark from './RockMark.svelte';
import SailMark from './SailMark.svelte';
import Arrival from './specials/Arrival.svelte';
import Border from './specials/Border.svelte';
import Chart from './specials/Chart.svelte';
import Departure from './specials/Departure.svelte';
import Monster from './specials/Monster.svelte';
import Rock from './specials/Rock.svelte';
import Storm from './specials/Storm.svelte';
import StormMark from './StormMark.svelte';

/** Sign and picture of every card that is no island. */
const SPECIALS: ReadonlyMap<Card, { readonly Mark: Component<MarkProps>; readonly Picture: Component<SpecialProps> }> =
  new Map([
    [ARRIVAL, { Mark: AnchorMark, Picture: Arrival }],
    [DEPARTURE, { Mark: SailMark, Picture: Departure }],
    [MONSTER, { Mark: MonsterMark, Picture: Monster }],
    [YELLOW, { Mark: StormMark, Picture: Storm }],
    [VIOLET, { Mark: StormMark, Picture: Storm }],
    [ORANGE, { Mark: StormMark, Picture: Storm }],
    [COMPASS, { Mark: CompassMark, Picture: Chart }],
    [ROCK, { Mark: RockMark, Picture: Rock }],
    [BORDER, { Mark: BorderMark, Picture: Border }],
  ]);

export const cardMark = (card: Card): Component<MarkProps> | undefined => SPECIALS.get(card)?.Mark;
export const cardPicture = (card: Card): Component<SpecialProps> | undefined => SPECIALS.get(card)?.Picture;
