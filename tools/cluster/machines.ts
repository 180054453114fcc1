import { databaseMachines, type DatabaseMachine } from "./templates.ts";

/** Where the servers of the database run. */
export interface Machines {
  readonly addresses: Readonly<Record<DatabaseMachine, string>>;
  /** All of them, and whoever connects to them. */
  readonly network: string;
  /** What a command begins with to run there. */
  inside(machine: DatabaseMachine): readonly string[];
  close(): void;
}

/** By machine, addresses that begin with these three numbers, as the files of an installation end them. */
export function addressesIn(network: string): Readonly<Record<DatabaseMachine, string>> {
  const of = (machine: DatabaseMachine) => `${network}.${21 + databaseMachines.indexOf(machine)}`;
  return { db1: of("db1"), db2: of("db2"), db3: of("db3") };
}

/** Addresses of this machine, which nobody else reaches. They cannot be cut off from each other. */
export const loopback: Machines = {
  addresses: addressesIn("127.70.0"),
  network: "127.0.0.0/8",
  inside: () => [],
  close: () => undefined,
};
