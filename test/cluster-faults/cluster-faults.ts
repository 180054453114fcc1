import { setTimeout as pause } from "node:timers/promises";
import type { ClusterFault, Stage } from "./cluster-fault.ts";

const nothing = () => undefined;

/** After it, Patroni and PostgreSQL of the machine come back as after a restart. */
const restart = ({ servers, leader }: Stage) => servers.startPatroni(leader);

/** What happens to machines, and to the network between them. */
export const clusterFaults: readonly ClusterFault[] = [
  {
    id: "C01",
    title: "switchover to the replica that commits wait for",
    shownBy: "another leader",
    refusesUntilMended: false,
    seconds: 3,
    cause: ({ servers, leader, waitedFor }) => servers.switchOver(leader, waitedFor),
    mend: nothing,
  },
  {
    id: "C02",
    title: "the leader's PostgreSQL is killed, its Patroni lives",
    shownBy: "refusals",
    refusesUntilMended: false,
    seconds: 3,
    cause: ({ leader, postmaster }) => void process.kill(postmaster(leader), "SIGKILL"),
    mend: nothing,
  },
  {
    id: "C03",
    title: "the leader's PostgreSQL and Patroni are killed",
    shownBy: "another leader",
    refusesUntilMended: false,
    seconds: 3,
    cause: ({ leader, signal }) => signal(leader, "SIGKILL", false),
    mend: restart,
  },
  {
    id: "C04",
    title: "the leader's machine is lost, with its etcd",
    shownBy: "another leader",
    refusesUntilMended: false,
    seconds: 3,
    cause: ({ leader, signal }) => signal(leader, "SIGKILL", true),
    mend(stage) {
      stage.servers.startEtcd(stage.leader);
      restart(stage);
    },
  },
  {
    id: "C05",
    title: "the leader freezes, and wakes up after another took over",
    shownBy: "another leader",
    refusesUntilMended: false,
    seconds: 5,
    cause: ({ leader, signal }) => signal(leader, "SIGSTOP", false),
    mend: ({ leader, signal }) => signal(leader, "SIGCONT", false),
  },
  {
    id: "C06",
    title: "the replica that commits wait for is cut off",
    shownBy: "refusals",
    refusesUntilMended: false,
    seconds: 10,
    cause: ({ machines, waitedFor }) => machines.cut(waitedFor),
    mend: ({ machines, waitedFor }) => machines.heal(waitedFor),
  },
  {
    id: "C07",
    title: "the leader is cut off, and the network heals after another took over",
    shownBy: "another leader",
    refusesUntilMended: false,
    seconds: 5,
    cause: ({ machines, leader }) => machines.cut(leader),
    mend: ({ machines, leader }) => machines.heal(leader),
  },
  {
    id: "C08",
    title: "one etcd is lost",
    shownBy: "nothing",
    refusesUntilMended: false,
    seconds: 20,
    cause: ({ other, signalEtcd }) => signalEtcd(other, "SIGKILL"),
    mend: ({ servers, other }) => servers.startEtcd(other),
  },
  {
    id: "C09",
    title: "two etcd are lost",
    shownBy: "refusals",
    refusesUntilMended: true,
    seconds: 40,
    cause({ other, waitedFor, signalEtcd }) {
      signalEtcd(other, "SIGKILL");
      signalEtcd(waitedFor, "SIGKILL");
    },
    mend({ servers, other, waitedFor }) {
      servers.startEtcd(other);
      servers.startEtcd(waitedFor);
    },
  },
  {
    id: "C10",
    title: "both replicas are cut off",
    shownBy: "refusals",
    refusesUntilMended: true,
    seconds: 20,
    cause: cutReplicas,
    mend: healReplicas,
  },
  {
    id: "C11",
    title: "both replicas are cut off, the leader steps down, and its machine is lost",
    shownBy: "another leader",
    refusesUntilMended: true,
    seconds: 3,
    async cause(stage) {
      cutReplicas(stage);
      // It waits for its replicas, then for its etcd, and ends its server: what waited is visible there from then on,
      // and on no other. Nothing of it may be acknowledged.
      await pause(25_000);
      stage.signal(stage.leader, "SIGKILL", true);
    },
    async mend(stage) {
      healReplicas(stage);
      // One of them takes over before what was lost comes back.
      await pause(30_000);
      stage.servers.startEtcd(stage.leader);
      restart(stage);
    },
  },
];

function cutReplicas({ machines, waitedFor, other }: Stage): void {
  machines.cut(waitedFor);
  machines.cut(other);
}

function healReplicas({ machines, waitedFor, other }: Stage): void {
  machines.heal(waitedFor);
  machines.heal(other);
}
