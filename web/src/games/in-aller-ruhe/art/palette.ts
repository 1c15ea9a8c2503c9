/** A card shows its island by day or by night. */
export type Side = 'sun' | 'moon';

/** The colours of one island picture. From 1 to 80 the sun side runs from dawn to dusk. */
export interface Palette {
  readonly sky: string;
  readonly glow: string;
  readonly disc: string;
  readonly sea: readonly [far: string, middle: string, near: string];
  readonly glint: string;
  readonly foam: string;
  readonly land: string;
  readonly shade: string;
  readonly light: string;
  readonly leaf: string;
  readonly leafShade: string;
  readonly detail: string;
  /** Gulls and other strokes, as dark or light as the number. */
  readonly ink: string;
}

/** The colour of what is written on the sky. */
export const INK = { sun: '#16303f', moon: '#fbf1d6' } as const satisfies Record<Side, string>;

const DAY = { foam: '#ffffff', ink: INK.sun };
const NIGHT = { foam: '#b9d3df', ink: INK.moon, disc: '#f8efcf' };

const sun: readonly Palette[] = [
  {
    ...DAY,
    sky: '#fbd9c4',
    glow: '#fdebd2',
    disc: '#f08a63',
    sea: ['#a5d3cd', '#7cbfbd', '#54a5aa'],
    glint: '#fde3c8',
    land: '#f4dca8',
    shade: '#d6ab72',
    light: '#fcefcf',
    leaf: '#3f8168',
    leafShade: '#2a6055',
    detail: '#8b5b3d',
  },
  {
    ...DAY,
    sky: '#e3e6d8',
    glow: '#f3f0dc',
    disc: '#f3cf7c',
    sea: ['#b0cdcc', '#8ab4b8', '#6698a1'],
    glint: '#f8edc8',
    land: '#79848a',
    shade: '#515d68',
    light: '#b3b4aa',
    leaf: '#8aa468',
    leafShade: '#6a8556',
    detail: '#46525c',
  },
  {
    ...DAY,
    sky: '#d6ecd4',
    glow: '#eef6d9',
    disc: '#fbdd7e',
    sea: ['#9bd3c1', '#6abcad', '#419f97'],
    glint: '#f3f6cf',
    land: '#f0dba6',
    shade: '#2c6f4f',
    light: '#8cc063',
    leaf: '#4f9b5d',
    leafShade: '#3a8455',
    detail: '#4b5f5a',
  },
  {
    ...DAY,
    sky: '#b5e2ec',
    glow: '#dcf3ef',
    disc: '#fff2ae',
    sea: ['#55bfcd', '#31a6ba', '#1c8ba5'],
    glint: '#d9f6ee',
    land: '#fbe8bb',
    shade: '#e0bd83',
    light: '#9be7d8',
    leaf: '#3c9266',
    leafShade: '#2b7358',
    detail: '#8f6242',
  },
  {
    ...DAY,
    sky: '#c2d8f0',
    glow: '#e3eef8',
    disc: '#fff4cf',
    sea: ['#82b1d8', '#5f96c6', '#3f7ab0'],
    glint: '#eaf4fb',
    land: '#a5c8ea',
    shade: '#769fd2',
    light: '#fbfdff',
    leaf: '#6f9ac8',
    leafShade: '#5a86b8',
    detail: '#26394d',
  },
  {
    ...DAY,
    sky: '#f7dfa6',
    glow: '#fdf0cb',
    disc: '#f2ad45',
    sea: ['#8bc3c4', '#5aa6ae', '#378894'],
    glint: '#fdeec4',
    land: '#cda66c',
    shade: '#a97f4d',
    light: '#fffaf0',
    leaf: '#4b7552',
    leafShade: '#e4d2b4',
    detail: '#c4553d',
  },
  {
    ...DAY,
    sky: '#f8bd98',
    glow: '#fcd6a4',
    disc: '#fff0bd',
    sea: ['#d17f78', '#b0626e', '#8a4a65'],
    glint: '#fbd0a0',
    land: '#5d3b54',
    shade: '#462a43',
    light: '#8d5663',
    leaf: '#fde3cf',
    leafShade: '#f3cdbd',
    detail: '#ffb65c',
  },
  {
    ...DAY,
    sky: '#cbbde3',
    glow: '#efcbd3',
    disc: '#f58e70',
    sea: ['#9a8dc4', '#7a6eae', '#5c5392'],
    glint: '#f5bfae',
    land: '#54497f',
    shade: '#3c3463',
    light: '#7c6ea9',
    leaf: '#5f8a86',
    leafShade: '#46706f',
    detail: '#fff3e0',
  },
];

const moon: readonly Palette[] = [
  {
    ...NIGHT,
    sky: '#263357',
    glow: '#37466c',
    sea: ['#2c5a74', '#214a64', '#183a53'],
    glint: '#e8dfc0',
    land: '#b9a784',
    shade: '#7d6d5f',
    light: '#d8c8a2',
    leaf: '#3a7f74',
    leafShade: '#28635f',
    detail: '#5b4550',
  },
  {
    ...NIGHT,
    sky: '#22324a',
    glow: '#32455e',
    sea: ['#31566a', '#254559', '#1a3548'],
    glint: '#dfdcc4',
    land: '#4c5a6b',
    shade: '#303d4e',
    light: '#8496a4',
    leaf: '#4b6455',
    leafShade: '#3a5048',
    detail: '#263140',
  },
  {
    ...NIGHT,
    sky: '#1b3344',
    glow: '#2a4858',
    sea: ['#265a66', '#1c4955', '#143945'],
    glint: '#dbe3c0',
    land: '#8f8d70',
    shade: '#154341',
    light: '#5a9a6c',
    leaf: '#377a5e',
    leafShade: '#256050',
    detail: '#1d2f38',
  },
  {
    ...NIGHT,
    sky: '#16304a',
    glow: '#224563',
    sea: ['#1c5470', '#16445f', '#10354d'],
    glint: '#d5ecd8',
    land: '#a39e84',
    shade: '#6d6c62',
    light: '#3fb0ac',
    leaf: '#37807a',
    leafShade: '#266462',
    detail: '#57505a',
  },
  {
    ...NIGHT,
    sky: '#152a4e',
    glow: '#203d68',
    sea: ['#2a5488', '#1f4474', '#173660'],
    glint: '#dcebf2',
    land: '#6f94bf',
    shade: '#47699a',
    light: '#b8d2e8',
    leaf: '#5fd0b0',
    leafShade: '#7f9be8',
    detail: '#0e1c30',
  },
  {
    ...NIGHT,
    sky: '#2c2f52',
    glow: '#3f4368',
    sea: ['#2f5570', '#24455f', '#1a364e'],
    glint: '#f2dcae',
    land: '#5b567c',
    shade: '#423e62',
    light: '#cdc8d8',
    leaf: '#2b4a58',
    leafShade: '#9a95b2',
    detail: '#a8596a',
  },
  {
    ...NIGHT,
    sky: '#2d2445',
    glow: '#43305a',
    sea: ['#4d3d68', '#3c2f58', '#2c2347'],
    glint: '#f2b98a',
    land: '#33213f',
    shade: '#20142d',
    light: '#5a3a5c',
    leaf: '#57476a',
    leafShade: '#49395d',
    detail: '#ff8f4d',
  },
  {
    ...NIGHT,
    sky: '#262a5c',
    glow: '#3a3c75',
    sea: ['#3d4385', '#2f3572', '#23295d'],
    glint: '#e6dfd6',
    land: '#2a2b5e',
    shade: '#1a1b44',
    light: '#6267a8',
    leaf: '#3d6f80',
    leafShade: '#2c5566',
    detail: '#ffd98a',
  },
];

/** Eight pictures, one for each ten numbers. */
export const decade = (number: number): number => Math.min(7, Math.max(0, Math.floor((number - 1) / 10)));

const PALETTES = { sun, moon };

export const palette = (number: number, side: Side): Palette => {
  const found = PALETTES[side][decade(number)];
  if (found === undefined) throw new RangeError(`no palette for ${number}`);
  return found;
};
