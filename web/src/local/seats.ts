import { presentName } from '@seekiste/bots';
import { err, ok, refuse, type Refusal, type Result, type Seat } from '@seekiste/rules/core';

/** Who sits where: a person at this device, or a bot of some level. */
export type SeatSetup =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

export const peopleAmong = (seats: readonly SeatSetup[]): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

const malformed = (field: string): { ok: false; error: Refusal } => err(refuse('malformed-save', 'input', { field }));

/** Seats from outside, built afresh. */
export const decodeSeats = (
  value: unknown,
  { count, bots }: { readonly count: number; readonly bots: readonly string[] },
): Result<readonly SeatSetup[], Refusal> => {
  if (!Array.isArray(value) || value.length !== count) return malformed('seats');
  const seats: SeatSetup[] = [];
  for (const [seat, entry] of value.entries()) {
    const field = `seats[${seat}]`;
    if (typeof entry !== 'object' || entry === null) return malformed(field);
    const { kind, name, bot } = entry as Readonly<Record<string, unknown>>;
    if (typeof name !== 'string' || name.trim() === '') return malformed(`${field}.name`);
    if (kind === 'human') seats.push({ kind, name });
    else if (kind !== 'bot') return malformed(`${field}.kind`);
    else if (typeof bot !== 'string' || !bots.includes(presentName(bot))) return malformed(`${field}.bot`);
    else seats.push({ kind, name, bot: presentName(bot) });
  }
  return ok(seats);
};
