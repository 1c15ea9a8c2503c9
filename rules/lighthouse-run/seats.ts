export const SEATS = { min: 2, max: 4 } as const;
