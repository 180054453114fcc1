import type { Namespaces } from "../../tools/cluster/namespaces.ts";
import type { DatabaseServers } from "../../tools/cluster/database-servers.ts";
import type { DatabaseMachine } from "../../tools/cluster/templates.ts";

/** The machines of the database as a fault finds them, and what it can do to them. */
export interface Stage {
  readonly machines: Namespaces;
  readonly servers: DatabaseServers;
  readonly leader: DatabaseMachine;
  /** The replica that commits wait for. */
  readonly waitedFor: DatabaseMachine;
  readonly other: DatabaseMachine;
  /** The process of PostgreSQL on a machine. */
  readonly postmaster: (machine: DatabaseMachine) => number;
  /** Sends a signal to Patroni and PostgreSQL on a machine, and to its etcd if that is wanted. */
  readonly signal: (machine: DatabaseMachine, name: NodeJS.Signals, withEtcd: boolean) => void;
  readonly signalEtcd: (machine: DatabaseMachine, name: NodeJS.Signals) => void;
}

/** One fault of a machine or of the network between them. */
export interface ClusterFault {
  readonly id: `C${number}`;
  readonly title: string;
  /** What shows that it happened: another leader, requests that were refused, or nothing. */
  readonly shownBy: "another leader" | "refusals" | "nothing";
  /** What cannot commit meanwhile: then only what follows the repair is waited for. */
  readonly refusesUntilMended: boolean;
  /** How long it lasts, in seconds; of one that passes, counted from the first success after it. */
  readonly seconds: number;
  cause(stage: Stage): Promise<void> | void;
  mend(stage: Stage): Promise<void> | void;
}
