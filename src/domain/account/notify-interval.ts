/** Minutes between two notices of messages in trades, until an owner chooses (section 9). */
export const usualNotifyMinutes = 10;

/** Minutes as they were typed; undefined for anything but digits. */
export function typedMinutes(typed: string): number | undefined {
  const text = typed.trim();
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : undefined;
}
