import { startCluster } from "../../src/adapters/persistence/embedded-postgres/cluster.ts";

// A process that is killed while its server runs: none of our cleanup runs.
const [, , directory = ""] = process.argv;
await startCluster({ directory, durable: true, maxConnections: 20 });
process.kill(process.pid, "SIGKILL");
