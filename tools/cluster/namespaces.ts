import { execFileSync } from "node:child_process";
import { CannotRun } from "./cannot-run.ts";
import { addressesIn, type Machines } from "./machines.ts";
import { databaseMachines, type DatabaseMachine } from "./templates.ts";

const network = "10.70.0";
const bridge = "phbridge";

/**
 * Three machines as network namespaces, joined by a bridge that this machine is on, too. Each can be
 * cut off from all others, silently, as a pulled cable does it. Needs root.
 */
export class Namespaces implements Machines {
  readonly addresses = addressesIn(network);
  readonly network = `${network}.0/24`;

  constructor() {
    if (process.getuid?.() !== 0) {
      throw new CannotRun("Only root can cut machines off from each other: run it with sudo.");
    }
    this.#expectNoOther();
    this.close();
    try {
      ip("link", "add", bridge, "type", "bridge");
      ip("address", "add", `${network}.1/24`, "dev", bridge);
      ip("link", "set", bridge, "up");
      for (const machine of databaseMachines) this.#join(machine);
    } catch (error) {
      this.close();
      throw new CannotRun(
        `Networks cannot be made here, though faults need them: ${(error as Error).message.trim()}`,
      );
    }
  }

  inside(machine: DatabaseMachine): readonly string[] {
    return ["ip", "netns", "exec", namespaceOf(machine)];
  }

  /** Nothing arrives there or leaves it any more, and nobody is told. */
  cut(machine: DatabaseMachine): void {
    bridgePort(cableOf(machine), "disabled");
  }

  heal(machine: DatabaseMachine): void {
    bridgePort(cableOf(machine), "forwarding");
  }

  /** The processes there. */
  processes(machine: DatabaseMachine): readonly number[] {
    return ip("netns", "pids", namespaceOf(machine)).split("\n").filter(Boolean).map(Number);
  }

  close(): void {
    for (const machine of databaseMachines) {
      attempt(() => ip("link", "delete", cableOf(machine)));
      attempt(() => ip("netns", "delete", namespaceOf(machine)));
    }
    attempt(() => ip("link", "delete", bridge));
  }

  #join(machine: DatabaseMachine): void {
    const [namespace, near, far] = [
      namespaceOf(machine),
      cableOf(machine),
      `${cableOf(machine)}-far`,
    ];
    ip("netns", "add", namespace);
    ip("link", "add", near, "type", "veth", "peer", "name", far);
    ip("link", "set", far, "netns", namespace);
    ip("link", "set", near, "master", bridge, "up");
    ip("-n", namespace, "address", "add", `${this.addresses[machine]}/24`, "dev", far);
    ip("-n", namespace, "link", "set", far, "up");
    ip("-n", namespace, "link", "set", "lo", "up");
  }

  #expectNoOther(): void {
    for (const machine of databaseMachines) {
      const left = attempt(() => this.processes(machine)) ?? [];
      if (left.length > 0) {
        throw new CannotRun(
          `Another run is using the network ${namespaceOf(machine)}: end it first.`,
        );
      }
    }
  }
}

function namespaceOf(machine: DatabaseMachine): string {
  return `peerhold-${machine}`;
}

function cableOf(machine: DatabaseMachine): string {
  return `ph-${machine}`;
}

/**
 * A disabled port drops what comes from either side, and both sides still believe in their cable. One that blocks
 * would not do: without a spanning tree, the bridge lets it forward again at once.
 */
function bridgePort(cable: string, state: "disabled" | "forwarding"): void {
  const number = { disabled: "0", forwarding: "3" }[state];
  execFileSync("bridge", ["link", "set", "dev", cable, "state", number]);
}

function ip(...args: readonly string[]): string {
  return execFileSync("ip", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
