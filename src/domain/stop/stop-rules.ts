import { accept, refuse, type Result } from "../result/result.ts";
import type { Stop } from "./stop.ts";

/** How long somebody's wish to end a stop waits for a second person, in seconds. */
export const endAskCountsSeconds = 86_400;

/** A stop that holds, as the rules look at it. */
export interface OpenStop extends Stop {
  readonly id: string;
  /** Who wishes that it ends, and when he said so, in milliseconds since the epoch. */
  readonly endAsked: { readonly by: string; readonly at: number } | undefined;
}

/** All that an act on the stops is judged by: values of one moment. */
export interface StopState {
  readonly stops: readonly OpenStop[];
  /** How many there ever were who may end a stop, closed accounts counted. */
  readonly people: number;
  readonly now: number;
}

/**
 * Why nothing was stopped or ended.
 *
 * - `stop_on`: just that is stopped already.
 * - `stop_over`: it has ended.
 * - `second_person_needed`: another one has to confirm the end.
 */
export interface StopRefusal {
  readonly code: "stop_on" | "stop_over" | "second_person_needed";
}

/** One person is enough to stop: it has to be quick, and takes nothing from anybody for good. */
export function judgeStop({ stops }: StopState, wanted: Stop): Result<Stop, StopRefusal> {
  const isOn = stops.some(({ kind, asset }) => kind === wanted.kind && asset === wanted.asset);
  return isOn ? refuse({ code: "stop_on" }) : accept(wanted);
}

/**
 * Judges that a stop ends: the first person asks, and a second one, within a day, lets it end. A
 * house that only ever had one such person has nobody else to ask.
 */
export function judgeEnd(
  { stops, people, now }: StopState,
  actorId: string,
  stopId: string,
): Result<{ readonly stop: OpenStop; readonly isOver: boolean }, StopRefusal> {
  const stop = stops.find(({ id }) => id === stopId);
  if (!stop) return refuse({ code: "stop_over" });
  if (people === 1) return accept({ stop, isOver: true });
  const { endAsked } = stop;
  if (!endAsked || !isEndAsked(endAsked, now)) return accept({ stop, isOver: false });
  if (endAsked.by === actorId) return refuse({ code: "second_person_needed" });
  return accept({ stop, isOver: true });
}

/** Whether the wish to end a stop still waits for a second person. */
export function isEndAsked(asked: { readonly at: number }, now: number): boolean {
  return now < asked.at + endAskCountsSeconds * 1_000;
}
