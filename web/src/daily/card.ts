/** What a card to share says: no card and no move of the day's voyage. */
export interface ShareCard {
  readonly title: string;
  readonly game: string;
  readonly result: string;
  readonly streak: string;
  readonly won: boolean;
  readonly address: string;
}

export const cardText = ({ title, game, result, streak, won, address }: ShareCard): string =>
  [`${won ? '⚓' : '🌊'} Seekiste · ${title}`, game, result, ...(streak === '' ? [] : [streak]), address].join('\n');

const WIDTH = 1200;
const HEIGHT = 630;
const WAVES = ['#8cc6c8', '#3a8896', '#114657'] as const;

const wave = (paint: OffscreenCanvasRenderingContext2D, y: number, colour: string): void => {
  paint.fillStyle = colour;
  paint.beginPath();
  paint.moveTo(0, HEIGHT);
  for (let x = 0; x <= WIDTH; x += 10) paint.lineTo(x, y + 18 * Math.sin(x / 95 + y));
  paint.lineTo(WIDTH, HEIGHT);
  paint.fill();
};

/** The same card as a picture. */
export const cardPicture = async ({ title, game, result, streak, won }: ShareCard): Promise<Blob> => {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('the browser draws no picture');
  paint.fillStyle = '#faf6ec';
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  WAVES.forEach((colour, at) => wave(paint, 470 + at * 50, colour));
  paint.fillStyle = won ? '#1c6a45' : '#455a69';
  paint.fillRect(0, 0, WIDTH, 16);
  const lines: readonly (readonly [text: string, y: number, font: string, colour: string])[] = [
    [title, 110, '600 54px Georgia, serif', '#13293a'],
    [game, 190, '40px system-ui, sans-serif', '#455a69'],
    [result, 300, '600 60px Georgia, serif', won ? '#1c6a45' : '#13293a'],
    [streak, 380, '40px system-ui, sans-serif', '#455a69'],
    ['Seekiste', 600, '600 44px Georgia, serif', '#faf6ec'],
  ];
  for (const [text, y, font, colour] of lines) {
    paint.font = font;
    paint.fillStyle = colour;
    paint.fillText(text, 70, y, WIDTH - 140);
  }
  return canvas.convertToBlob({ type: 'image/png' });
};
