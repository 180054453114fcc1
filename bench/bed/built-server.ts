import { once } from "node:events";
import { join } from "node:path";
import { findProject } from "../../src/composition/project.ts";
import { BuiltProgram, type Run } from "../../test/support/built-program.ts";

/** A process of the built program. */
export class BuiltServer {
  readonly url: string;
  /** How long it took to become ready, in milliseconds. */
  readonly readyAfter: number;
  readonly #program: BuiltProgram;
  readonly #child: Run["process"];

  private constructor(program: BuiltProgram, { process: child }: Run, url: string, after: number) {
    this.#program = program;
    this.#child = child;
    this.url = url;
    this.readyAfter = after;
  }

  /**
   * Starts it with the settings of an installation, except that market prices come from the demo
   * market (no exchange is called), that rate limits are out of the way, and that no audit of the
   * books starts during a run. `profile`: a folder for a CPU profile.
   */
  static async start(
    environment: Readonly<Record<string, string>>,
    profile?: string,
  ): Promise<BuiltServer> {
    const flags = profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`];
    const main = join(findProject().folder, "dist", "server", "main.js");
    const program = new BuiltProgram();
    const begun = performance.now();
    // Each process of a group would want a port of its own, counted from this one.
    const isGroup = Number(environment["WEB_PROCESSES"] ?? 1) > 1;
    const inspector = isGroup ? [] : ["--inspect-port=127.0.0.1:0"];
    const run = program.run(
      {
        DEMO: "1",
        READS_PER_MINUTE: "9999999",
        WRITES_PER_MINUTE: "9999999",
        BOOKS_AUDIT_MINUTES: "0",
        ...environment,
      },
      [process.execPath, ...inspector, ...flags, main],
    );
    const url = await run.ready;
    return new BuiltServer(program, run, url, performance.now() - begun);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /**
   * Memory in use after a full garbage collection, and resident memory, in bytes.
   */
  async memory(): Promise<{ readonly inUse: number; readonly resident: number }> {
    const inspector = await this.#inspector();
    const socket = new WebSocket(inspector);
    await once(socket, "open");
    let id = 0;
    const ask = async (method: string, params: object = {}) => {
      socket.send(JSON.stringify({ id: (id += 1), method, params }));
      const [event] = (await once(socket, "message")) as [MessageEvent<string>];
      return (JSON.parse(event.data) as { result: { result?: { value: string } } }).result;
    };
    for (let round = 0; round < 3; round += 1) await ask("HeapProfiler.collectGarbage");
    const expression = "JSON.stringify(process.memoryUsage())";
    const { result } = await ask("Runtime.evaluate", { expression });
    socket.close();
    const usage = JSON.parse(result?.value ?? "{}") as NodeJS.MemoryUsage;
    return { inUse: usage.heapUsed + usage.external, resident: usage.rss };
  }

  async stop(): Promise<void> {
    await this.#program.remove();
  }

  /** Opened on demand only, so that it does not affect other measurements. */
  async #inspector(): Promise<string> {
    this.#address ??= new Promise((resolve) => {
      let text = "";
      this.#child.stderr?.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        const address = /Debugger listening on (ws:\S+)/.exec(text)?.[1];
        if (address) resolve(address);
      });
      this.#child.kill("SIGUSR1");
    });
    return this.#address;
  }

  #address: Promise<string> | undefined;
}
