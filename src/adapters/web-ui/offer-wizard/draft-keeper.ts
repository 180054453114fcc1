import type { Draft } from "./draft.ts";
import type { Resumed } from "./resumed-draft.ts";

/**
 * What the server has of a draft.
 *
 * - `elsewhere`: it was changed or removed on another device, and is not overwritten.
 * - `full`: there are as many as may be kept.
 */
export type KeptState = "unsaved" | "saved" | "elsewhere" | "full";

export interface KeptSnapshot {
  /** Where it is kept; undefined before it was. */
  readonly id: string | undefined;
  readonly state: KeptState;
}

/** How drafts reach the server. */
export interface DraftCalls {
  /** The new version, or why there is none. */
  readonly save: (id: string, version: number, draft: Draft) => Promise<number | KeptState>;
  /** Undefined where it was removed. */
  readonly versionOf: (id: string) => Promise<number | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

/** Typing is over when nothing has changed for so long. */
const pauseMs = 1_500;

/** Keeps one draft on the server while it is written: one save after the other. */
export class DraftKeeper {
  readonly #calls: DraftCalls;
  readonly #id: string;
  #version: number;
  #shown: KeptSnapshot;
  #waiting: { readonly draft: Draft; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  #last: Draft | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #isOver = false;
  readonly #listeners = new Set<() => void>();

  constructor(resumed: Pick<Resumed, "id" | "version"> | undefined, calls: DraftCalls) {
    this.#calls = calls;
    this.#id = resumed?.id ?? crypto.randomUUID().replaceAll("-", "").slice(0, 20);
    this.#version = resumed?.version ?? 0;
    this.#shown = { id: resumed?.id, state: resumed ? "saved" : "unsaved" };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): KeptSnapshot => this.#shown;

  /** Saves it as soon as nothing more is typed; while another device has a newer one, not at all. */
  write(draft: Draft): void {
    this.#last = draft;
    if (this.#isOver || this.#shown.state === "elsewhere") return;
    if (this.#waiting) clearTimeout(this.#waiting.timer);
    const timer = setTimeout(() => void this.flush(), pauseMs);
    this.#waiting = { draft, timer };
    if (this.#shown.state === "saved") this.#show("unsaved");
  }

  /** Saves at once what waits to be saved. */
  async flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (!waiting) return this.#running.then(() => undefined);
    clearTimeout(waiting.timer);
    await this.#save(waiting.draft);
  }

  /** Keeps this one in place of that of the other device. */
  async overwrite(): Promise<void> {
    if (!this.#last) return;
    this.#version = (await this.#calls.versionOf(this.#id)) ?? 0;
    await this.#save(this.#last);
  }

  /** Removes it: it was published. */
  async remove(): Promise<void> {
    this.#isOver = true;
    if (this.#waiting) clearTimeout(this.#waiting.timer);
    this.#waiting = undefined;
    await this.#running;
    if (this.#version > 0) await this.#calls.remove(this.#id);
  }

  async #save(draft: Draft): Promise<void> {
    const before = this.#running;
    const saving = async () => {
      await before;
      if (this.#isOver) return;
      const told = await this.#calls.save(this.#id, this.#version, draft);
      if (typeof told !== "number") return this.#show(told);
      this.#version = told;
      this.#show(this.#waiting ? "unsaved" : "saved");
    };
    this.#running = saving();
    await this.#running;
  }

  #show(state: KeptState): void {
    this.#shown = { id: this.#version > 0 ? this.#id : undefined, state };
    for (const listener of this.#listeners) listener();
  }
}
