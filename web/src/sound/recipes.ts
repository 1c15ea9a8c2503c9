import type { Cue } from './cues.js';

/** One voice of a sound: a tone that may glide, or noise through a filter that may glide. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** When it begins and how long it rings, in seconds. */
  readonly at: number;
  readonly length: number;
  /** Pitch, or the middle of the noise, in hertz. */
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
  /** How long it swells before it fades, in seconds. */
  readonly swell?: number;
}

const bell = (at: number, from: number, loud: number, length = 0.5): readonly Voice[] => [
  { wave: 'sine', at, length, from, loud },
  { wave: 'sine', at, length: length * 0.5, from: from * 2.76, loud: loud * 0.25 },
];

const tick = (at: number, from: number, loud: number): Voice => ({ wave: 'triangle', at, length: 0.05, from, loud });

const wash = (at: number, length: number, [from, to]: readonly [number, number], loud: number): Voice => ({
  wave: 'noise',
  at,
  length,
  from,
  to,
  loud,
  swell: length * 0.4,
});

/** Wood, water, metal and wind, all of it made here. */
export const RECIPES: Readonly<Record<Cue, readonly Voice[]>> = {
  'your-turn': [...bell(0, 659, 0.3), ...bell(0.14, 880, 0.3)],
  chosen: [tick(0, 1400, 0.18)],
  laid: [
    { wave: 'sine', at: 0, length: 0.12, from: 190, to: 90, loud: 0.6 },
    { wave: 'noise', at: 0, length: 0.06, from: 1800, loud: 0.25 },
  ],
  paid: [tick(0, 2100, 0.2), tick(0.07, 1700, 0.2), { wave: 'noise', at: 0.02, length: 0.12, from: 3000, loud: 0.12 }],
  refused: [
    { wave: 'triangle', at: 0, length: 0.1, from: 170, to: 140, loud: 0.4 },
    { wave: 'triangle', at: 0.12, length: 0.14, from: 140, to: 110, loud: 0.4 },
  ],
  drawn: [wash(0, 0.16, [1500, 4200], 0.22)],
  trick: [wash(0, 0.3, [2600, 500], 0.3), { wave: 'sine', at: 0.2, length: 0.16, from: 140, to: 80, loud: 0.4 }],
  storm: [
    wash(0, 0.9, [300, 1400], 0.5),
    wash(0.25, 0.8, [900, 200], 0.4),
    { wave: 'sine', at: 0.1, length: 0.8, from: 62, to: 46, loud: 0.5 },
  ],
  compass: [...bell(0, 1760, 0.2, 0.8), ...bell(0.06, 2217, 0.14, 0.8)],
  beacon: [
    { wave: 'triangle', at: 0, length: 0.7, from: 392, loud: 0.22, swell: 0.15 },
    { wave: 'triangle', at: 0.1, length: 0.7, from: 494, loud: 0.22, swell: 0.15 },
    { wave: 'triangle', at: 0.2, length: 0.8, from: 587, loud: 0.22, swell: 0.15 },
  ],
  ship: [wash(0, 0.4, [700, 1300], 0.22), { wave: 'triangle', at: 0.04, length: 0.22, from: 210, to: 250, loud: 0.12 }],
  cloud: [wash(0, 0.8, [160, 420], 0.5), { wave: 'sine', at: 0.05, length: 0.7, from: 70, to: 52, loud: 0.35 }],
  hurry: [tick(0, 900, 0.25), tick(0.16, 900, 0.25)],
  won: [...bell(0, 523, 0.26), ...bell(0.13, 659, 0.26), ...bell(0.26, 784, 0.26), ...bell(0.42, 1047, 0.3, 1)],
  lost: [
    { wave: 'triangle', at: 0, length: 0.4, from: 392, loud: 0.25, swell: 0.05 },
    { wave: 'triangle', at: 0.28, length: 0.4, from: 330, loud: 0.25, swell: 0.05 },
    { wave: 'triangle', at: 0.56, length: 0.8, from: 262, loud: 0.25, swell: 0.05 },
  ],
};
