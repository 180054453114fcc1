import type { CommandKey } from "../../src/application/ports/commit.ts";
import type { Delivery } from "./commands.ts";

/** The key and the contents with which a delivery is sent. */
export function keyOf({ command, key }: Delivery): CommandKey {
  const actorId = command.do === "round" ? "worker" : command.by;
  return { actorId, key, inputHash: JSON.stringify(command) };
}
