export const SEATS = { min: 1, max: 5 } as const;
