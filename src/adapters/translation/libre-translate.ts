import type { Translation, Translator } from "../../application/ports/translator.ts";

/** A server that speaks the API of LibreTranslate. */
export interface TranslateSettings {
  /** Without a slash at its end. */
  readonly url: string;
  /** A secret; undefined where the server asks for none. */
  readonly apiKey: string | undefined;
}

const waitMs = 15_000;

/** Longer answers are not translations of what people may write. */
const mostCharacters = 20_000;

/** Part of what the server answers. */
interface Answer {
  readonly translatedText?: unknown;
  readonly detectedLanguage?: { readonly language?: unknown } | null;
}

/** Has texts translated by a server that speaks the API of LibreTranslate (version 1). */
export class LibreTranslate implements Translator {
  readonly #settings: TranslateSettings;
  readonly #failed: (status: number | undefined) => void;

  /** `failed` is told the answer that was no translation; undefined: there was none. */
  constructor(settings: TranslateSettings, failed: (status: number | undefined) => void) {
    this.#settings = settings;
    this.#failed = failed;
  }

  async translate(
    text: string,
    language: string,
  ): Promise<Translation | "unsupported" | "unavailable"> {
    const { url, apiKey } = this.#settings;
    try {
      const response = await fetch(`${url}/translate`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify({
          q: text,
          source: "auto",
          target: language,
          format: "text",
          ...(apiKey !== undefined && { api_key: apiKey }),
        }),
        redirect: "error",
        signal: AbortSignal.timeout(waitMs),
      });
      // The server says so in words alone, in its own language: "pt is not supported".
      if (response.status === 400) return "unsupported";
      const answer: unknown = response.ok ? await response.json() : undefined;
      const translation = translationIn(answer);
      if (!translation) this.#failed(response.status);
      return translation ?? "unavailable";
    } catch {
      this.#failed(undefined);
      return "unavailable";
    }
  }
}

function translationIn(answer: unknown): Translation | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { translatedText, detectedLanguage } = answer as Answer;
  if (typeof translatedText !== "string" || translatedText.length > mostCharacters)
    return undefined;
  const from = detectedLanguage?.language;
  const isCode = typeof from === "string" && /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(from);
  return { text: translatedText, from: isCode ? from : undefined };
}
