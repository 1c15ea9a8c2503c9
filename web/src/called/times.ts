/** `22:30`, as a time field has it, from minutes since midnight. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');

/** Undefined for a field that is empty or half filled in. */
export const minutesOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};
