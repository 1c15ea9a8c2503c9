import { Failure } from '../failure.js';

/** A server that does not even answer a greeting is not there. */
const PATIENCE = 30_000;

/** Introduces a person to the server, as a browser would; the answer is the cookie that proves who it is. */
export const introduce = async (origin: string, name: string): Promise<string> => {
  const response = await fetch(`${origin}/api/me`, {
    method: 'POST',
    body: JSON.stringify({ name }),
    headers: { origin, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((problem: unknown) => {
    const { message, cause } = problem as Error;
    throw new Failure(`${origin} cannot be reached: ${cause instanceof Error ? cause.message : message}.`);
  });
  const [cookie] = response.headers.getSetCookie();
  if (response.ok && cookie !== undefined) return cookie.split(';')[0] ?? '';
  const { code = `status ${response.status}` } = (await response.json().catch(() => ({}))) as { code?: string };
  throw new Failure(`${origin} does not let “${name}” in: ${code}.`);
};
