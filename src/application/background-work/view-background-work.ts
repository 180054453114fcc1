import type { BackgroundDesk, BackgroundReport } from "../ports/background-work.ts";

/** Shows admins how far background work is: queues, subscribers, leases, and what failed. */
export class ViewBackgroundWork {
  readonly #desk: Pick<BackgroundDesk, "read">;

  constructor(desk: Pick<BackgroundDesk, "read">) {
    this.#desk = desk;
  }

  execute(): Promise<BackgroundReport> {
    return this.#desk.read();
  }
}
