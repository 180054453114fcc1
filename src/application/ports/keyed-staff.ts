import type { StaffActor } from "../actor/staff-actor.ts";
import type { CommandKey } from "./commit.ts";

/** A member of staff who sends a command, with its key if they gave one. */
export interface KeyedStaff extends StaffActor {
  readonly key?: CommandKey;
}

/** The key stands for a command already: one that was carried out a moment ago. */
export class KeyTaken extends Error {
  override readonly name = "KeyTaken";
}
