export const SEATS = { min: 2, max: 5 } as const;
