import type { Cue } from './cues.js';
import { RECIPES, type Voice } from './recipes.js';

/** Cues of one moment follow each other at this distance, in seconds. */
const APART = 0.11;
/** The quietest a sound fades to: a fade cannot end at nothing. */
const SILENT = 0.0001;

const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
};

/** Makes the sounds. One for each page, made after the first gesture. */
export class Player {
  private readonly context = new AudioContext();
  private readonly noise = noiseOf(this.context);
  private readonly out = this.context.createGain();
  private sea: AudioBufferSourceNode | undefined;

  constructor() {
    this.out.connect(this.context.destination);
  }

  /** From 0 to 1. */
  set volume(volume: number) {
    // Ears hear loudness by ratios.
    this.out.gain.value = volume ** 2;
  }

  play(cues: readonly Cue[]): void {
    void this.context.resume();
    const now = this.context.currentTime;
    for (const [index, cue] of cues.entries())
      for (const voice of RECIPES[cue]) this.sound(voice, now + index * APART + voice.at);
  }

  /** Waves in the background, slow and far away. */
  setSea(wanted: boolean): void {
    if (wanted === (this.sea !== undefined)) return;
    this.sea?.stop();
    this.sea = wanted ? this.waves() : undefined;
  }

  private sound({ wave, length, from, to = from, loud, swell = 0.005 }: Voice, at: number): void {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENT, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + swell);
    gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
    gain.connect(this.out);
    const source = wave === 'noise' ? this.blown([from, to], [at, length], gain) : this.tone(wave, gain);
    if (source instanceof OscillatorNode) {
      source.frequency.setValueAtTime(from, at);
      source.frequency.exponentialRampToValueAtTime(to, at + length);
    }
    source.start(at);
    source.stop(at + length + 0.05);
  }

  private tone(wave: OscillatorType, gain: GainNode): OscillatorNode {
    const tone = this.context.createOscillator();
    tone.type = wave;
    tone.connect(gain);
    return tone;
  }

  private blown(
    [from, to]: readonly [number, number],
    [at, length]: readonly [number, number],
    gain: GainNode,
  ): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter).connect(gain);
    return source;
  }

  private waves(): AudioBufferSourceNode {
    const { context } = this;
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 420;
    const gain = context.createGain();
    gain.gain.value = 0.05;
    // A wave every eight seconds, and a slower one beneath it.
    for (const [hertz, depth] of [
      [1 / 8, 0.03],
      [1 / 21, 0.015],
    ] as const) {
      const swell = context.createOscillator();
      const swing = context.createGain();
      swell.frequency.value = hertz;
      swing.gain.value = depth;
      swell.connect(swing).connect(gain.gain);
      swell.start();
      source.addEventListener('ended', () => swell.stop());
    }
    source.connect(filter).connect(gain).connect(this.out);
    source.start();
    return source;
  }
}
