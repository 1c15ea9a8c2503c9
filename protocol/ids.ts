/** A table's name in links: 128 random bits, base64url. It admits to the table. */
export type TableId = string;

/** Who a person is to others: random and public. What proves it is a secret that only their browser has. */
export type PersonId = string;

/** Chosen by the client for each request: the same one is never done twice. */
export type RequestId = string;

const TABLE_ID = /^[\w-]{22}$/;
export const isTableId = (text: string): boolean => TABLE_ID.test(text);
