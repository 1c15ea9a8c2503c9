/** The two kinds of cards that are no islands, numbered alike by our rules and by the peer's game. */
export const ARRIVAL = 81;
export const DEPARTURE = 82;
