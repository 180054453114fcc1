import type { DraftPolicy, DraftRefusal, OfferDraft } from "../../domain/offer/offer-draft.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DraftWritten, OfferDrafts } from "../ports/offer-drafts.ts";

type Person = Pick<Actor, "traderId">;

/** Keeps the offers that somebody is writing, so that they go on with them on any device. */
export class KeepDrafts {
  readonly #drafts: OfferDrafts;
  readonly #policy: Current<{ readonly drafts: DraftPolicy }>;

  constructor(drafts: OfferDrafts, policy: Current<{ readonly drafts: DraftPolicy }>) {
    this.#drafts = drafts;
    this.#policy = policy;
  }

  list({ traderId }: Person): Promise<readonly OfferDraft[]> {
    return this.#drafts.listOf(traderId);
  }

  async view({ traderId }: Person, id: string): Promise<OfferDraft | undefined> {
    return (await this.#drafts.listOf(traderId)).find((draft) => draft.id === id);
  }

  /** `seenVersion`: the version that its writer saw; zero for a new one. */
  async save(
    { traderId }: Person,
    draft: DraftWritten,
    seenVersion: number,
  ): Promise<Result<number, DraftRefusal>> {
    const saved = await this.#drafts.save(traderId, draft, seenVersion, this.#policy().drafts);
    return saved === "saved" ? accept(seenVersion + 1) : refuse({ code: saved });
  }

  remove({ traderId }: Person, id: string): Promise<boolean> {
    return this.#drafts.remove(traderId, id);
  }

  removeOld(): Promise<void> {
    return this.#drafts.removeOld();
  }
}
