import { accept, refuse, type Result } from "../result/result.ts";
import type { Halt } from "./halt.ts";

/** How long somebody's wish to end a halt waits for a second person, in seconds. */
const endAskCountsSeconds = 86_400;

/** A halt that holds, as the rules look at it. */
export interface OpenHalt extends Halt {
  readonly id: string;
  /** Who wishes that it ends, and when he said so, in milliseconds since the epoch. */
  readonly endAsked: { readonly by: string; readonly at: number } | undefined;
}

/** All that an act on the halts is judged by: values of one moment. */
export interface HaltState {
  readonly halts: readonly OpenHalt[];
  /** How many there ever were who may end a halt, closed accounts counted. */
  readonly people: number;
  readonly now: number;
}

/**
 * Why nothing was halted or ended.
 *
 * - `halt_active`: just that is halted already.
 * - `halt_over`: it has ended.
 * - `second_person_needed`: another one has to confirm the end.
 */
export interface HaltRefusal {
  readonly code: "halt_active" | "halt_over" | "second_person_needed";
}

/** One person is enough to halt: it has to be quick, and takes nothing from anybody for good. */
export function judgeHalt({ halts }: HaltState, wanted: Halt): Result<Halt, HaltRefusal> {
  const isOn = halts.some(({ kind, asset }) => kind === wanted.kind && asset === wanted.asset);
  return isOn ? refuse({ code: "halt_active" }) : accept(wanted);
}

/**
 * Judges that a halt ends: the first person asks, and a second one, within a day, lets it end. A
 * platform that only ever had one such person has nobody else to ask.
 */
export function judgeEnd(
  { halts, people, now }: HaltState,
  actorId: string,
  haltId: string,
): Result<{ readonly halt: OpenHalt; readonly isOver: boolean }, HaltRefusal> {
  const halt = halts.find(({ id }) => id === haltId);
  if (!halt) return refuse({ code: "halt_over" });
  if (people === 1) return accept({ halt, isOver: true });
  const { endAsked } = halt;
  if (!endAsked || !isEndAsked(endAsked, now)) return accept({ halt, isOver: false });
  if (endAsked.by === actorId) return refuse({ code: "second_person_needed" });
  return accept({ halt, isOver: true });
}

/** Whether the wish to end a halt still waits for a second person. */
export function isEndAsked(asked: { readonly at: number }, now: number): boolean {
  return now < asked.at + endAskCountsSeconds * 1_000;
}
