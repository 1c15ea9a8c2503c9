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
import BorderMark from '../chapters/pyramid/BorderMark.svelte';
import CompassMark from '../chapters/storms/CompassMark.svelte';
import type { MarkProps, SpecialProps } from './marks.js';
import MonsterMark from '../chapters/monsters/MonsterMark.svelte';
import RockMark from './RockMark.svelte';
import SailMark from './SailMark.svelte';
import Arrival from './specials/Arrival.svelte';
import Border from '../chapters/pyramid/Border.svelte';
import Chart from '../chapters/storms/Chart.svelte';
import Departure from './specials/Departure.svelte';
import Monster from '../chapters/monsters/Monster.svelte';
import Rock from './specials/Rock.svelte';
import Storm from '../chapters/storms/Storm.svelte';
import StormMark from '../chapters/storms/StormMark.svelte';

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
