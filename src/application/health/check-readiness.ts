import type { Dependency } from "../ports/dependency.ts";

/** Whether the process can receive requests, and what prevents it. */
type Readiness =
  | { readonly ready: true }
  | {
      readonly ready: false;
      /** The names of what is not ready. */
      readonly waitingFor: readonly string[];
      /** Errors thrown by the checks: for the log, never for an answer. */
      readonly causes: readonly unknown[];
    };

/** Checks everything that the process depends on. A process that is stopping is not ready. */
export class CheckReadiness {
  readonly #dependencies: readonly Dependency[];
  #stopping = false;

  constructor(dependencies: readonly Dependency[]) {
    this.#dependencies = dependencies;
  }

  /** From now on the answer is no, so that a load balancer sends new requests elsewhere. */
  announceStop(): void {
    this.#stopping = true;
  }

  async execute(): Promise<Readiness> {
    if (this.#stopping) return { ready: false, waitingFor: ["stop"], causes: [] };
    const answers = await Promise.allSettled(this.#dependencies.map((each) => each.isReady()));
    const waitingFor = this.#dependencies
      .filter((_, index) => {
        const answer = answers[index];
        return answer?.status !== "fulfilled" || !answer.value;
      })
      .map((each) => each.name);
    const causes = answers.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    return waitingFor.length === 0 ? { ready: true } : { ready: false, waitingFor, causes };
  }
}
