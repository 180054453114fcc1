import type { StaffId, TraderId } from "../../../domain/id/id.ts";
import type { OpenRequestShare } from "../../../application/ports/open-request-share.ts";
import { OpenRequests } from "./open-requests.ts";

/** So many rounds pass between two signs of life. */
const roundsOfSign = 4;

/**
 * Requests that stay open for a while, in whichever process: a caller has no more with several of them. When the
 * database does not answer, each process goes by its own.
 */
export class SharedRequests {
  readonly #share: OpenRequestShare;
  /** Who has which open here, by number. */
  readonly #open = new Map<number, string>();
  #ended: number[] = [];
  #numbers = 0;
  #rounds = 0;
  #processes = 1;

  constructor(share: OpenRequestShare) {
    this.#share = share;
  }

  /** As many of this kind may somebody have open, in all processes together; each costs a row. */
  limited(kind: string, most: number): SharedLimit {
    const own = new OpenRequests(most);
    return {
      take: async (actorId) => {
        const place = own.place(actorId);
        if (!place) return undefined;
        const number = (this.#numbers += 1);
        const caller = `${kind} ${actorId}`;
        this.#open.set(number, caller);
        const close = () => {
          place.close();
          if (this.#open.delete(number)) this.#ended.push(number);
        };
        const elsewhere = await this.#share.open({ number, caller }).catch(() => 0);
        if (place.number + elsewhere <= most) return close;
        close();
        return undefined;
      },
    };
  }

  /** As many may be open behind one address: each process has an equal part of it, and none asks the others. */
  parted(most: number): OpenRequests {
    return new OpenRequests(() => Math.ceil(most / this.#processes));
  }

  /** Tells what is over, and now and then that this process lives. */
  async round(): Promise<void> {
    const ended = this.#ended;
    this.#ended = [];
    try {
      if (ended.length > 0) await this.#share.end(ended);
      if (this.#rounds % roundsOfSign === 0) await this.#giveSign();
      this.#rounds += 1;
    } catch (error) {
      this.#ended.push(...ended);
      throw error;
    }
  }

  /** Before the process stops. */
  leave(): Promise<void> {
    return this.#share.leave();
  }

  async #giveSign(): Promise<void> {
    const { processes, isForgotten } = await this.#share.keep();
    this.#processes = processes;
    if (!isForgotten) return;
    await Promise.all(
      [...this.#open].map(([number, caller]) => this.#share.open({ number, caller })),
    );
  }
}

/** A limit that all processes keep together. */
export interface SharedLimit {
  /** Counts one more, and returns what to call when it is over; undefined where it is one too many. */
  take(actorId: TraderId | StaffId): Promise<(() => void) | undefined>;
}
