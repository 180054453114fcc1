import { accept, refuse, type Result } from "../result/result.ts";
import type { Halt } from "./halt.ts";

/** A halt in force, as the rules see it. */
export interface OpenHalt extends Halt {
  readonly id: string;
  /** Who asked to end it, and when, in milliseconds since the epoch. */
  readonly endAsked: { readonly by: string; readonly at: number } | undefined;
}

/** Everything that decides an act on the halts: values of one moment. */
export interface HaltState {
  readonly halts: readonly OpenHalt[];
  /** How many people there have ever been who may end a halt, including closed accounts. */
  readonly people: number;
  readonly now: number;
}

/**
 * Why nothing was halted or ended.
 *
 * - `halt_active`: exactly that is halted already.
 * - `halt_over`: it has ended.
 * - `second_person_needed`: another person has to confirm the end.
 */
export interface HaltRefusal {
  readonly code: "halt_active" | "halt_over" | "second_person_needed";
}

/** One person is enough to halt: it has to be quick, and takes nothing from anyone for good. */
export function judgeHalt({ halts }: HaltState, wanted: Halt): Result<Halt, HaltRefusal> {
  const isOn = halts.some(({ kind, asset }) => kind === wanted.kind && asset === wanted.asset);
  return isOn ? refuse({ code: "halt_active" }) : accept(wanted);
}

/**
 * Decides whether a halt ends: the first person asks, and a second one, in time, confirms. A
 * platform that only ever had one such person has nobody else to ask.
 */
export function judgeEnd(
  { halts, people, now }: HaltState,
  actorId: string,
  haltId: string,
  askCountsSeconds: number,
): Result<{ readonly halt: OpenHalt; readonly isOver: boolean }, HaltRefusal> {
  const halt = halts.find(({ id }) => id === haltId);
  if (!halt) return refuse({ code: "halt_over" });
  if (people === 1) return accept({ halt, isOver: true });
  const { endAsked } = halt;
  if (!endAsked || !isEndAsked(endAsked, now, askCountsSeconds)) {
    return accept({ halt, isOver: false });
  }
  if (endAsked.by === actorId) return refuse({ code: "second_person_needed" });
  return accept({ halt, isOver: true });
}

/** Whether the request to end a halt still waits for a second person, for so many seconds. */
export function isEndAsked(
  asked: { readonly at: number },
  now: number,
  askCountsSeconds: number,
): boolean {
  return now < asked.at + askCountsSeconds * 1_000;
}
