import { useSyncExternalStore } from "react";

/**
 * The time zone for days: undefined for the user's own. What the server draws has to be the same in
 * the browser at first, and the server does not know the user's zone: until then it is UTC.
 */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => undefined,
    () => "UTC",
  );
}

function never(): () => void {
  return () => undefined;
}
