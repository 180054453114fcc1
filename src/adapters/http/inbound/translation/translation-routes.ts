import type { TranslateText } from "../../../../application/translation/translate-text.ts";
import { translateMessage, translateTerms } from "../../contract/translation/translation.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes call. */
interface TranslationUseCases {
  readonly translateText: TranslateText;
}

type Translated = Awaited<ReturnType<TranslateText["message"]>>;

/** Translations of what people wrote. */
export function translationRoutes({ translateText }: TranslationUseCases): readonly BoundRoute[] {
  return [
    bind(translateMessage).to(async ({ actor, parameters, body }) => {
      const place = { chatId: parameters.id, seq: Number(parameters.seq) };
      if (!Number.isSafeInteger(place.seq) || place.seq < 1) return { refusal: "not_found" };
      return answerOf(await translateText.message(actor, place, body.language));
    }),
    bind(translateTerms).to(async ({ actor, parameters, body }) =>
      answerOf(await translateText.terms(actor, parameters.id, body.language)),
    ),
  ];
}

function answerOf(translated: Translated) {
  if (translated.ok) {
    const { text, from } = translated.value;
    return ok({ text, from: from ?? null });
  }
  const { refusal } = translated;
  if (refusal.code !== "rate_limited") return { refusal: refusal.code };
  return {
    refusal: refusal.code,
    headers: { "Retry-After": String(refusal.retryAfterSeconds) },
  };
}
