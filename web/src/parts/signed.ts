/** Points as they are written: with a proper minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
