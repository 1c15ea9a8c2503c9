/** What a seat is called that nobody has named, in every language (`seat` of the Fluent files). */
const UNNAMED = /^(?:Player|Person) (\d)$/;

/** The number in such a name; undefined for a name that somebody chose. */
export const seatNumber = (name: string): number | undefined => {
  const number = UNNAMED.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
};
