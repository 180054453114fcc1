import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import type { OfferId } from "../../domain/id/id.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { ReadThread } from "../messenger/read-thread.ts";
import type { ViewOffer } from "../offer/view-offer.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { Translation, Translator } from "../ports/translator.ts";

/**
 * - `not_found`: there is no such text for the reader.
 * - `feature_off`
 * - `translation_unsupported`: the service does not know the language.
 * - `translation_unavailable`: it gave no translation.
 */
type TranslationRefusal =
  | RateLimited
  | {
      readonly code:
        | "not_found"
        | "feature_off"
        | "translation_unsupported"
        | "translation_unavailable";
    };

/** How many texts one trader may have translated: a service costs its operator something. */
const translationLimit: AttemptLimit = { most: 100, windowSeconds: 3_600 };

/** What translating needs. */
interface TranslateTextParts {
  /** Undefined: the installation has no service. */
  readonly translator: Translator | undefined;
  readonly thread: Pick<ReadThread, "execute">;
  readonly offer: Pick<ViewOffer, "execute">;
  readonly attempts: Pick<AttemptLimits, "begin">;
  readonly policy: Current<Pick<Policy, "flags">>;
}

/** A reader has a text translated that somebody else wrote. */
export class TranslateText {
  readonly #parts: TranslateTextParts;

  constructor(parts: TranslateTextParts) {
    this.#parts = parts;
  }

  /** A message of a chat that the reader is in; of a trade, or with a person. */
  async message(
    reader: Actor,
    { chatId, seq }: { readonly chatId: string; readonly seq: number },
    language: string,
  ): Promise<Result<Translation, TranslationRefusal>> {
    if (!this.#isOn()) return refuse({ code: "feature_off" });
    const thread = await this.#parts.thread.execute(reader, chatId, seq - 1, false);
    const messages = thread?.kind === "trade" ? thread.chat.messages : thread?.messages;
    const found = messages?.find((message) => message.seq === seq);
    return this.#translate(reader, found?.text, language);
  }

  /** The terms of an offer that the reader may see. */
  async terms(
    reader: Actor,
    offerId: OfferId,
    language: string,
  ): Promise<Result<Translation, TranslationRefusal>> {
    if (!this.#isOn()) return refuse({ code: "feature_off" });
    const seen = await this.#parts.offer.execute(offerId, reader);
    return this.#translate(reader, seen.ok ? seen.value.offer.terms : undefined, language);
  }

  #isOn(): boolean {
    return this.#parts.translator !== undefined && this.#parts.policy().flags.autoTranslation;
  }

  async #translate(
    { traderId }: Actor,
    text: string | undefined,
    language: string,
  ): Promise<Result<Translation, TranslationRefusal>> {
    const { translator, attempts } = this.#parts;
    if (!text?.trim() || !translator) return refuse({ code: "not_found" });
    const attempt = await attempts.begin(`translate ${traderId}`, translationLimit);
    if (!attempt.ok) return attempt;
    const translated = await translator.translate(text, language);
    if (typeof translated === "string") return refuse({ code: `translation_${translated}` });
    return accept(translated);
  }
}
