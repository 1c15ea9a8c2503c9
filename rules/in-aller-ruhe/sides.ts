/** The two sides of an island's card. */
export type Side = 'sun' | 'moon';
