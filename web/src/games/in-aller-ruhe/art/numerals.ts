/**
 * Our own figures, drawn as strokes in a box 20 wide and 30 high, so that the numbers look the same on every
 * device and 1, 3, 6, 8 and 9 cannot be mistaken at thumb size.
 */
const STROKES: readonly string[] = [
  'M10 2C4.6 2 2 7.6 2 15S4.6 28 10 28S18 22.4 18 15S15.4 2 10 2Z',
  'M5 7.4L11.6 2V28',
  'M2.6 9.4C2.6 5 5.8 2 10.2 2C14.4 2 17.4 4.8 17.4 8.8C17.4 11.8 15.9 14 13.3 16.8L2.8 28H18',
  'M3 2H16.8L9.4 11.6C14.6 11.2 18 14.8 18 19.4C18 24.4 14.6 28 9.8 28C6.4 28 3.6 26.4 2.2 23.6',
  'M13.6 28V2L2 20.6H18.4',
  'M16.4 2H5.2L4 13.6C5.6 12.2 7.6 11.4 9.8 11.4C14.6 11.4 18 14.8 18 19.6C18 24.6 14.6 28 9.8 28C6.4 28 3.6 26.4 2.2 23.6',
  'M13.6 2C9.8 6.4 2 13.6 2 20C2 24.8 5.4 28 10 28S18 24.8 18 20.2S14.6 12.6 10.2 12.6C6.8 12.6 4 14.4 2.8 17',
  'M2.4 2H17.6L7.6 28',
  'M10 2C6.4 2 3.8 4.4 3.8 7.8S6.4 13.8 10 13.8S16.2 11.2 16.2 7.8S13.6 2 10 2ZM10 13.8C5.4 13.8 2 16.8 2 20.9S5.4 28 10 28S18 25 18 20.9S14.6 13.8 10 13.8Z',
  'M6.4 28C10.2 23.6 18 16.4 18 10C18 5.2 14.6 2 10 2S2 5.2 2 9.8S5.4 17.4 9.8 17.4C13.2 17.4 16 15.6 17.2 13',
];
const ADVANCE: readonly number[] = [24, 17, 24, 24, 24, 24, 24, 23, 24, 24];
const LEFT: readonly number[] = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0];

export interface Figure {
  readonly stroke: string;
  readonly x: number;
}

/** The strokes of a number and where each stands, from x = 0. */
export const figures = (number: number): readonly Figure[] => {
  let x = 0;
  return [...String(number)].map(Number).map(digit => {
    const figure = { stroke: STROKES[digit] ?? '', x: x - (LEFT[digit] ?? 0) };
    x += ADVANCE[digit] ?? 0;
    return figure;
  });
};

/** How wide a number is in those units. */
export const figuresWidth = (number: number): number =>
  [...String(number)].reduce((width, digit) => width + (ADVANCE[Number(digit)] ?? 0), -4);
