import type { Translation, Translator } from "../../application/ports/translator.ts";

type Outcome = Awaited<ReturnType<Translator["translate"]>>;

/** How long a translation is kept, and how many. */
const keptMs = 24 * 3_600_000;
const mostKept = 2_000;

/**
 * Keeps translations in memory, so that the same text is sent out once. Nothing is written to the
 * database: what people wrote is deleted after its time, and a copy in another language would outlive it.
 */
export class KeptTranslations implements Translator {
  readonly #translator: Translator;
  readonly #now: () => number;
  readonly #kept = new Map<
    string,
    { readonly until: number; readonly outcome: Promise<Outcome> }
  >();

  constructor(translator: Translator, now: () => number) {
    this.#translator = translator;
    this.#now = now;
  }

  async translate(text: string, language: string): Promise<Outcome> {
    const key = `${language} ${text}`;
    const known = this.#kept.get(key);
    if (known && this.#now() < known.until) return known.outcome;
    const outcome = this.#translator.translate(text, language);
    this.#keep(key, outcome);
    const answer = await outcome;
    if (isFailure(answer) && this.#kept.get(key)?.outcome === outcome) this.#kept.delete(key);
    return answer;
  }

  /** The oldest makes room. */
  #keep(key: string, outcome: Promise<Outcome>): void {
    this.#kept.delete(key);
    this.#kept.set(key, { until: this.#now() + keptMs, outcome });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function isFailure(outcome: Translation | string): outcome is string {
  return typeof outcome === "string";
}
