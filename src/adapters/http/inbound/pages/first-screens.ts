import { setTimeout as pause } from "node:timers/promises";
import type {
  DrawnScreen,
  DrawScreen,
  ReadAsStranger,
  WantedScreen,
} from "../../contract/first-screen.ts";
import type { PageState } from "../../contract/page-state.ts";

/** A drawn screen, with the elements that load the page's files. */
export type FirstScreen = DrawnScreen & Pick<WantedScreen, "state"> & { readonly links: string };

type Answer = FirstScreen | "missing" | undefined;

/** How a request for a first screen ended. */
export const screenOutcomes = ["drawn", "kept", "busy", "late", "failed"] as const;
export type ScreenOutcome = (typeof screenOutcomes)[number];

/** What drawing needs. */
interface FirstScreenParts {
  /** Undefined where the interface was built without it. */
  readonly load: () => Promise<DrawScreen | undefined>;
  readonly read: ReadAsStranger;
  /** The elements that load the files of a page, by the source file of its code. */
  readonly links: (source: string) => string;
  readonly count: (outcome: ScreenOutcome) => void;
  /** Told of an error while drawing. */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds; only their differences matter. */
  readonly now?: () => number;
  readonly limits?: Partial<ScreenLimits>;
}

/** What one process spends on drawing; beyond it, browsers draw. */
interface ScreenLimits {
  /** How long a screen serves everybody who asks for the same address. */
  readonly keptMs: number;
  readonly mostKept: number;
  readonly mostAtOnce: number;
  /** New screens per second, over a second and as a burst. */
  readonly mostPerSecond: number;
  readonly burst: number;
  /** How long a visitor waits. */
  readonly mostMs: number;
}

const usualLimits: ScreenLimits = {
  keptMs: 5_000,
  mostKept: 100,
  mostAtOnce: 4,
  mostPerSecond: 20,
  burst: 60,
  mostMs: 1_500,
};

/** Longer addresses are not worth a place among the kept screens. */
const longestAddress = 500;

/**
 * The first screens of public pages, for visitors who are not signed in: all of them see the same,
 * so nothing of a person can get into what is kept. Without a screen a page is sent as a shell.
 */
export class FirstScreens {
  readonly #parts: FirstScreenParts;
  readonly #limits: ScreenLimits;
  readonly #now: () => number;
  readonly #kept = new Map<string, KeptScreen>();
  /** With which all kept screens were drawn. */
  #policy: PageState["policy"] | undefined;
  #underWay = 0;
  #allowed: number;
  #allowedAt: number;

  constructor(parts: FirstScreenParts) {
    this.#parts = parts;
    this.#limits = { ...usualLimits, ...parts.limits };
    this.#now = parts.now ?? (() => performance.now());
    this.#allowed = this.#limits.burst;
    this.#allowedAt = this.#now();
  }

  /** The screen; undefined if the page has none, or none now; "missing" without a subject. */
  async of(wanted: WantedScreen): Promise<Answer> {
    const { path, search, state } = wanted;
    if (path.length + search.length > longestAddress) return undefined;
    const { policy, ...others } = state;
    if (policy !== this.#policy) this.#kept.clear();
    this.#policy = policy;
    const key = JSON.stringify([path, search, others]);
    const kept = this.#kept.get(key);
    if (kept && this.#now() < kept.until) {
      const screen = await this.#inTime(kept.screen);
      if (screen) this.#parts.count("kept");
      return screen;
    }
    if (!this.#mayDraw()) {
      this.#parts.count("busy");
      return undefined;
    }
    const screen = this.#draw(wanted);
    this.#keep(key, screen);
    return this.#inTime(screen);
  }

  async #draw(wanted: WantedScreen): Promise<Answer> {
    const { load, read, links, count, onFailure } = this.#parts;
    this.#underWay += 1;
    try {
      const draw = await load();
      const drawn = await draw?.(wanted, read);
      if (!drawn) return undefined;
      count("drawn");
      if (drawn === "missing") return drawn;
      return { ...drawn, state: wanted.state, links: links(drawn.source) };
    } catch (error) {
      count("failed");
      onFailure(error);
      return undefined;
    } finally {
      this.#underWay -= 1;
    }
  }

  /** A screen that comes too late is still kept for the next visitor. */
  async #inTime(screen: Promise<Answer>): Promise<Answer> {
    const patience = new AbortController();
    const { signal } = patience;
    const late = pause(this.#limits.mostMs, "late" as const, { signal }).catch(() => undefined);
    const first = await Promise.race([screen, late]);
    patience.abort();
    if (first !== "late") return first;
    this.#parts.count("late");
    return undefined;
  }

  #mayDraw(): boolean {
    const { mostAtOnce, mostPerSecond, burst } = this.#limits;
    const now = this.#now();
    const earned = ((now - this.#allowedAt) / 1_000) * mostPerSecond;
    this.#allowed = Math.min(burst, this.#allowed + earned);
    this.#allowedAt = now;
    if (this.#underWay >= mostAtOnce || this.#allowed < 1) return false;
    this.#allowed -= 1;
    return true;
  }

  /** The oldest go first: they are the first to be stale. */
  #keep(key: string, screen: KeptScreen["screen"]): void {
    const { keptMs, mostKept } = this.#limits;
    this.#kept.delete(key);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < mostKept) break;
      this.#kept.delete(oldest);
    }
    this.#kept.set(key, { screen, until: this.#now() + keptMs });
  }
}

/** Also of what could not be drawn: it is not tried again at once. */
interface KeptScreen {
  readonly screen: Promise<Answer>;
  readonly until: number;
}
